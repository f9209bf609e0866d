/// Rows in sections.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public let style: UITableView.Style
    open weak var dataSource: (any UITableViewDataSource)?
    @available(*, unavailable, message: "the delegate is a UITableViewDelegate")
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorColor: UIColor?
    open var separatorInset: UIEdgeInsets = .zero
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView, behind: false) }
    }
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView, behind: false) }
    }
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView, behind: true) }
    }

    private func replace(_ old: UIView?, with new: UIView?, behind: Bool) {
        old?.removeFromSuperview()
        guard let new else { return }
        if behind { insertSubview(new, at: 0) } else { addSubview(new) }
    }
    open var isEditing = false
    open private(set) var indexPathForSelectedRow: IndexPath?

    public class var automaticDimension: CGFloat { -1 }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    // MARK: - Cells

    // A class that is only known at run time can be made through a required initialiser alone, and the real cells'
    // `init(style:reuseIdentifier:)` is not required. So subclasses are made by `init(coder:)` here.

    private var cellTypes: [String: UITableViewCell.Type] = [:]
    private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
    private var shownCells: [IndexPath: UITableViewCell] = [:]

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cellTypes[identifier].flatMap { type in
            type == UITableViewCell.self
                ? UITableViewCell(style: .default, reuseIdentifier: identifier) : type.init(coder: NSCoder())
        }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no cell class is registered for the identifier \(identifier)")
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerTypes[identifier].flatMap { type in
            type == UITableViewHeaderFooterView.self
                ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : type.init(coder: NSCoder())
        }
    }

    /// The cell of a row that can be seen: of a table outside a window there is none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard window != nil else { return nil }
        if let cell = shownCells[indexPath] { return cell }
        guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section) else {
            return nil
        }
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath)
        shownCells[indexPath] = cell
        return cell
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }

    open var indexPathsForVisibleRows: [IndexPath]? {
        guard window != nil else { return nil }
        return (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: - Changes

    open func reloadData() {
        shownCells = [:]
        indexPathForSelectedRow = nil
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}

    /// How a table looks.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
}

/// A row.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    public let reuseIdentifier: String?
    public private(set) lazy var contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var accessoryType: UITableViewCell.AccessoryType = .none
    open var accessoryView: UIView?
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    open var separatorInset: UIEdgeInsets = .zero
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView?

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {}

    /// How a row is laid out.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// What stands at a row's end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How a row is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }
}

/// What stands above or below a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    public let reuseIdentifier: String?
    public private(set) lazy var contentView = UIView()
    open var contentConfiguration: (any UIContentConfiguration)?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}

/// Gives a table its rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// Hears about a table.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }
}

/// What a swipe over a row offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
}

/// One of the things that a swipe offers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open private(set) var style: UIContextualAction.Style
    open private(set) var handler: UIContextualAction.Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    /// What an action is for.
    public enum Style: Int, Sendable {
        case normal, destructive
    }
}

extension UITableView: _OwnDelegating {
    public typealias _Delegate = any UITableViewDelegate
}

/// Items laid out as one likes.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    @available(*, unavailable, message: "the delegate is a UICollectionViewDelegate")
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var allowsSelection = true

    private var cellTypes: [String: UICollectionViewCell.Type] = [:]
    private var shownCells: [IndexPath: UICollectionViewCell] = [:]

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let type = cellTypes[identifier] else {
            preconditionFailure("no cell class is registered for the identifier \(identifier)")
        }
        return make(type)
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let cell = make(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Makes a cell: of the framework's own classes as they are, of others by `init(coder:)`, the only initialiser that
    /// is required of them and so can be called on a class that is known at run time.
    private func make<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
        if type == UICollectionViewListCell.self, let cell = UICollectionViewListCell(frame: .zero) as? Cell {
            return cell
        }
        if type == UICollectionViewCell.self, let cell = UICollectionViewCell(frame: .zero) as? Cell { return cell }
        guard let cell = type.init(coder: NSCoder()) else {
            preconditionFailure("\(type) cannot be made by init(coder:)")
        }
        return cell
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The cell of an item that can be seen: of a collection outside a window there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard window != nil else { return nil }
        if let cell = shownCells[indexPath] { return cell }
        guard indexPath.section < numberOfSections, indexPath.item < numberOfItems(inSection: indexPath.section) else {
            return nil
        }
        let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
        shownCells[indexPath] = cell
        return cell
    }

    open func reloadData() {
        shownCells = [:]
    }

    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// How cells of one type are filled.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
    }
}

@available(*, unavailable)
extension UICollectionView.CellRegistration: Sendable {}

/// What a collection reuses.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
}

/// An item.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    public private(set) lazy var contentView = UIView()
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var isSelected = false
    open var isHighlighted = false
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {}
}

/// An item in a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands at a list item's ends.
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void

    private let name: String

    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(name: "disclosureIndicator")
    }

    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(name: "checkmark")
    }

    /// When an accessory is shown.
    public enum DisplayedState {
        case always, whenEditing, whenNotEditing
    }

    /// How a disclosure indicator looks.
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
        }
    }

    /// How a tick looks.
    public struct CheckmarkOptions {
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
        }
    }
}

/// How items are laid out.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    open func invalidateLayout() {}
}

/// Items one after the other, line by line.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize: CGSize = .zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset: UIEdgeInsets = .zero
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
}

extension UICollectionView {
    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

/// Items laid out by parts.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) {
        super.init()
    }

    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(section: .list(using: configuration))
    }
}

/// A section of a layout by parts.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection()
    }
}

/// How a collection looks as a list.
public struct UICollectionLayoutListConfiguration {
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public var appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode: HeaderMode = .none
    public var footerMode: FooterMode = .none
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    /// The look of a list.
    public enum Appearance {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What a section's header is.
    public enum HeaderMode {
        case none, supplementary, firstItemInSection
    }

    /// What a section's footer is.
    public enum FooterMode {
        case none, supplementary
    }
}

/// Gives a collection its items.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }
}

/// Hears about a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

extension UICollectionView: _OwnDelegating {
    public typealias _Delegate = any UICollectionViewDelegate
}

/// A view that can be used.
@MainActor @preconcurrency
open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
    open var state: UIControl.State { isEnabled ? .normal : .disabled }

    private var registered: [(action: UIAction, events: UIControl.Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        registered.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        registered.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        registered.removeAll { $0.action === action && $0.events == controlEvents }
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        registered.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(self)
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
            sendAction(entry.action)
        }
    }

    #if IOS_17_4
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }
    #endif

    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is at the moment.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    /// Where content stands from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Where content stands up and down.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var title: String?

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }
}

/// Two buttons that count.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
}

/// A value on a line.
@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}

/// A date.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode: UIDatePicker.Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic

    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// One of several.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    private var titles: [String] = []

    public init(items: [Any]?) {
        titles = (items ?? []).map { "\($0)" }
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        titles = actions.map(\.title)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public class var noSegment: Int { -1 }

    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var numberOfSegments: Int { titles.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(segment, titles.count))
    }

    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
}

/// Pulled to load again.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {
        isRefreshing = true
    }

    open func endRefreshing() {
        isRefreshing = false
    }
}

/// Which page of several.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
}

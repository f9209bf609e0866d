/// A value that outer views and the system set.
@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// The name of a value in the environment, and what it is unless someone sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The environment's values.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var isEnabled = true
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var colorScheme: ColorScheme = .light
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var layoutDirection: LayoutDirection = .leftToRight
    public var openURL = OpenURLAction { _ in .handled }
    public var scenePhase: ScenePhase = .active
    public var editMode: Binding<EditMode>?
    public var isSearching: Bool { false }
    public var dismiss: DismissAction { DismissAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isPresented: Bool { false }
    public var refresh: RefreshAction? { nil }
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// The person's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The direction of the language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// Whether content is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

/// Opens an address.
@MainActor @preconcurrency
public struct OpenURLAction {
    let handler: (URL) -> Result

    nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    /// What became of an address.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
}

/// Closes what is presented.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Loads again.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Whether a view is presented.
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modified()
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modified()
    }
}

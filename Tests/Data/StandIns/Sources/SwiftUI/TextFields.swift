/// One line of text to fill in.
@MainActor @preconcurrency
public struct TextField<Label>: _PrimitiveView where Label: View {
    nonisolated init(titled: Void) {}
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(titled: ())
    }

    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(titled: ())
    }

    #if IOS_16
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(titled: ())
    }
    #endif
}

extension TextField {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(titled: ())
    }

    nonisolated public init<F>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(titled: ())
    }

    nonisolated public init<F>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(titled: ())
    }
}

/// One line of text that is not shown.
@MainActor @preconcurrency
public struct SecureField<Label>: _PrimitiveView where Label: View {
    nonisolated init(titled: Void) {}
}

extension SecureField {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(titled: ())
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(titled: ())
    }
}

/// Lines of text to fill in.
@MainActor @preconcurrency
public struct TextEditor: _PrimitiveView {
    nonisolated public init(text: Binding<String>) {}
}

/// When text is made capital.
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { .init() }
    public static var go: SubmitLabel { .init() }
    public static var send: SubmitLabel { .init() }
    public static var join: SubmitLabel { .init() }
    public static var search: SubmitLabel { .init() }
    public static var `return`: SubmitLabel { .init() }
    public static var next: SubmitLabel { .init() }
    public static var `continue`: SubmitLabel { .init() }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { modified() }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { modified() }
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { modified() }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { modified() }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modified() }
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View { modified() }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modified() }
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable { modified() }

    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { modified() }

    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { modified() }

    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol { modified() }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When a search field is seen.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

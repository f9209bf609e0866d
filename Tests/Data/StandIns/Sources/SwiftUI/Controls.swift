/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")

    #if IOS_26
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
    #endif
}

/// A button.
@MainActor @preconcurrency
public struct Button<Label>: _PrimitiveView where Label: View {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        _ = label()
    }

    nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        _ = label()
    }

    nonisolated init(titled: Void) {}
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(titled: ())
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titled: ())
    }
}

/// The button that starts or ends editing.
@MainActor @preconcurrency
public struct EditButton: _PrimitiveView {
    nonisolated public init() {}
}

/// A title with a picture.
@MainActor @preconcurrency
public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        _ = title()
        _ = icon()
    }

    nonisolated init(titled: Void) {}
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(titled: ())
    }
}

/// A switch.
@MainActor @preconcurrency
public struct Toggle<Label>: _PrimitiveView where Label: View {
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _ = label()
    }

    nonisolated init(titled: Void) {}
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(titled: ())
    }
}

/// One of several.
@MainActor @preconcurrency
public struct Picker<Label, SelectionValue, Content>: _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        _ = content()
        _ = label()
    }

    nonisolated init(titled content: Content) {}
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titled: content())
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(titled: content())
    }
}

/// Two buttons that count.
@MainActor @preconcurrency
public struct Stepper<Label>: _PrimitiveView where Label: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        _ = label()
    }

    nonisolated public init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        _ = label()
    }

    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        _ = label()
    }

    nonisolated init(titled: Void) {}
}

extension Stepper where Label == Text {
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(titled: ())
    }

    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S, V>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S, V>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(titled: ())
    }
}

/// A value on a line.
@MainActor @preconcurrency
public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {
    nonisolated init(titled: Void) {}
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(titled: ())
    }

    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(titled: ())
    }
}

/// A date.
@MainActor @preconcurrency
public struct DatePicker<Label>: _PrimitiveView where Label: View {
    public typealias Components = DatePickerComponents

    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        _ = label()
    }

    nonisolated init(titled: Void) {}
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(titled: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(titled: ())
    }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A menu.
@MainActor @preconcurrency
public struct Menu<Label, Content>: _PrimitiveView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _ = content()
        _ = label()
    }

    nonisolated init(titled content: Content) {}
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titled: content())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(titled: content())
    }
}

/// A link to an address.
@MainActor @preconcurrency
public struct Link<Label>: _PrimitiveView where Label: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        _ = label()
    }

    nonisolated init(titled: Void) {}
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(titled: ())
    }
}

/// Shows that something is under way, or how far it is.
@MainActor @preconcurrency
public struct ProgressView<Label, CurrentValueLabel>: _PrimitiveView where Label: View, CurrentValueLabel: View {
    nonisolated init(titled: Void) {}
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {
        self.init(titled: ())
    }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(titled: ())
    }
}

extension ProgressView {
    nonisolated public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(titled: ())
    }

    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(titled: ())
    }
}

#if IOS_16
/// A value with its name.
@MainActor @preconcurrency
public struct LabeledContent<Label, Content> {
    nonisolated init(parts: Void) {}
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(parts: ())
    }
}

extension LabeledContent: _PrimitiveView where Label: View, Content: View {}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(parts: ())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(parts: ())
    }

    @_disfavoredOverload
    nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(parts: ())
    }

    nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(parts: ())
    }
}
#endif

#if IOS_17
/// What stands where there is no content.
@MainActor @preconcurrency
public struct ContentUnavailableView<Label, Description, Actions>: _PrimitiveView
where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        _ = label()
        _ = description()
        _ = actions()
    }

    nonisolated init(titled: Void) {}
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(titled: ())
    }

    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
    where S: StringProtocol {
        self.init(titled: ())
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { .init(titled: ()) }
    nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        .init(titled: ())
    }
}

/// What stands where a search found nothing.
public struct SearchUnavailableContent {
    /// The title.
    @MainActor @preconcurrency
    public struct Label: _PrimitiveView {}

    /// What was searched for.
    @MainActor @preconcurrency
    public struct Description: _PrimitiveView {}

    /// What can be done.
    @MainActor @preconcurrency
    public struct Actions: _PrimitiveView {}
}
#endif

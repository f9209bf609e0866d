/// How a button looks and works.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button style is given.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button shows.
    @MainActor @preconcurrency
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }

    public let role: ButtonRole?
    public let label: Label

    public func trigger() {}
}

/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    @MainActor @preconcurrency
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// The usual button.
@MainActor @preconcurrency
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without decoration.
@MainActor @preconcurrency
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button with a border.
@MainActor @preconcurrency
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stands out.
@MainActor @preconcurrency
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without a border.
@MainActor @preconcurrency
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}

/// How a picker looks.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The usual picker.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
}

/// A picker side by side.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
}

/// A picker as a menu.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
}

/// A picker as rows.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
}

/// A picker as a wheel.
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: WheelPickerStyle { .init() }
}

/// How a text field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// The usual field.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
}

/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: PlainTextFieldStyle { .init() }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {}

/// A label with both parts.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
}

/// A label with its picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
}

/// A label with its title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { modified() }
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { modified() }
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { modified() }
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { modified() }
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { modified() }
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { modified() }
}

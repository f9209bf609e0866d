import Diagnostics

/// A screen with its parameters, its use cases and its ways to other screens.
public struct Screen: Sendable, Equatable {
    public var name: String
    public var words: NameWords
    /// The stem that the spec gives for the type names; `nil` leaves it to the style.
    public var customType: String?
    public var kind: ScreenKind
    public var isRoot: Bool
    public var presentation: Presentation
    public var parameters: [Parameter]
    /// The name of the use case that fills the screen.
    public var load: String?
    /// The name of the use case that a form sends.
    public var submit: String?
    /// The names of the use cases that a list calls with a row's values.
    public var rowActions: [String] = []
    public var actions: [String] = []
    /// What a person edits in a form.
    public var fields: [Parameter] = []
    public var navigations: [Navigation] = []
    /// The screens that a deep link puts beneath this one, the root left out.
    public var ancestors: [String] = []
    public var route: Route?
    public var hasIncoming = false

    /// The name in Swift code: `detail`.
    public var value: String { words.camel }

    /// All its use cases, the loading one first.
    public var useCases: [String] {
        [load, submit].compactMap { $0 } + rowActions + actions
    }
}

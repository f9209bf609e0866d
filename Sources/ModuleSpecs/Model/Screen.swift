import Diagnostics

/// A screen with its parameters, use cases and navigations.
package struct Screen: Sendable, Equatable {
    package var name: String
    package var words: NameWords
    /// The stem of the type names from the spec; `nil` if the style chooses it.
    package var customType: String?
    package var kind: ScreenKind
    package var isRoot: Bool
    package var presentation: Presentation
    package var parameters: [Parameter]
    /// The name of the use case that loads the screen's data.
    package var load: String?
    /// The name of the use case that submits a form.
    package var submit: String?
    /// The names of the use cases that a list calls for a row.
    package var rowActions: [String] = []
    package var actions: [String] = []
    /// The fields of a form.
    package var fields: [Parameter] = []
    package var navigations: [Navigation] = []
    /// The screens that a deep link pushes below this one, without the root.
    package var ancestors: [String] = []
    package var route: Route?
    package var hasIncoming = false

    /// The name in Swift code, such as `detail`.
    package var value: String { words.camel }

    /// All use cases, the loading one first.
    package var useCases: [String] { [load, submit].compactMap { $0 } + rowActions + actions }
}

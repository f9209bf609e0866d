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
    package var work = ScreenWork()
    package var navigations: [Navigation] = []
    /// The screens that a deep link pushes below this one, without the root.
    package var ancestors: [String] = []
    package var route: Route?
    package var hasIncoming = false

    /// The name in Swift code, such as `detail`.
    package var value: String { words.camel }
}

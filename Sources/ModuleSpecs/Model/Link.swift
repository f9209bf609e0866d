import Diagnostics

/// A link to a screen of another module, which the parent coordinator opens.
package struct Link: Sendable, Equatable {
    package var module: NameWords
    package var screen: NameWords?
    /// The parameters of that screen, if the other module's spec is known.
    package var parameters: [Parameter]
    /// The presentation of that screen.
    package var presentation: Presentation
    /// Whether the other module has a tab to switch to.
    package var hasTab: Bool
    /// The other module's root screen.
    package var root: NameWords
    /// The other module's remaining screens, for its mock in tests.
    package var others: [Target] = []

    /// A screen of the other module.
    package struct Target: Sendable, Equatable {
        package var name: NameWords
        package var parameters: [Parameter]
    }
}

import Diagnostics

/// The spec of a screen.
package struct ScreenSpec: Sendable, Equatable {
    package var name: Located<String>
    /// The parameters; `nil` if unspecified, empty for `detail()`, which declares that there are none.
    package var parameters: [ParameterSpec]?
    package var kind: Located<ScreenKind>?
    package var presentation: Located<Presentation>?
    /// The stem of the screen's type names, if it differs from the style's default (`Login`).
    package var type: Located<String>?
    /// The names of the screen's use cases.
    package var useCases: [Located<String>] = []

    package init(name: Located<String>) { self.name = name }

    /// The screen of a module whose style makes nothing for each screen.
    package static func onlyScreen(of module: Located<String>) -> ScreenSpec {
        ScreenSpec(name: Located("main", at: module.mark))
    }
}

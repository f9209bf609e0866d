import Diagnostics
import ModulePlanning
import Styles

/// Notes that explain an empty result: there is no app, no known style or no module.
struct EmptyResultNotes {
    let location: AppLocation
    /// The result: "nothing was checked".
    let consequence: String

    /// The note on a folder without Swift files; `nil` for any other.
    func noApp() -> Problem? {
        guard SwiftFileCount(at: location.folder) == .empty else { return nil }
        return Problem(
            "there is no app in \(location.phrase) yet, so \(consequence)",
            hint: "scaffold module starts one, --output names an app elsewhere, and scaffold alone shows more",
            severity: .note
        )
    }

    /// The note on an app of unknown style.
    ///
    /// - Parameter verb: The command's verb: "checks".
    func noStyle(_ nearest: Style, _ verb: String) -> Problem {
        Problem(
            "no style is recognised here, so \(consequence)",
            hint: "scaffold style why shows the signs that were looked for, "
                + "--style \(nearest.name) \(verb) the app as one of the nearest all the same",
            severity: .note
        )
    }

    /// The note on an app without modules.
    func noModule(of style: Style) -> Problem {
        Problem(
            "no module of the style \"\(style.name)\" is found here, so \(consequence)",
            hint: "scaffold module writes the first one, and --style names another style",
            severity: .note
        )
    }
}

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

    /// The note on an app of unknown style, with fewer modules of one kind than can be compared.
    func noStyle() -> Problem {
        Problem(
            "no style is recognised here, and there are too few modules of one kind to compare, so \(consequence)",
            hint: "scaffold style why shows the signs that were looked for",
            severity: .note
        )
    }

    /// The note on an app without modules.
    func noModule(of style: Style?) -> Problem {
        Problem(
            "no module \(style.map { "of the style \"\($0.name)\" " } ?? "")is found here, so \(consequence)",
            hint: "scaffold module writes the first one, and --style names another style",
            severity: .note
        )
    }
}

import Diagnostics
import ScaffoldKit

/// The remarks beside an empty report, where a command found no app, style or module to read.
struct NothingFound {
    let location: AppLocation
    /// The result, as in "nothing was checked".
    let consequence: String

    /// The remark on a folder without Swift files; `nil` for any other.
    func app() -> Problem? {
        guard FolderGlance(at: location.folder) == .empty else { return nil }
        return Problem(
            "there is no app in \(location.named) yet, so \(consequence)",
            hint: "scaffold module begins one, --output names an app elsewhere, and scaffold alone says more",
            severity: .note
        )
    }

    /// The remark on an app whose style nothing shows.
    ///
    /// - Parameter verb: What the command does to the app, as in "checks".
    func style(_ nearest: Style, _ verb: String) -> Problem {
        Problem(
            "no style is recognised here, so \(consequence)",
            hint: "--style \(nearest.name) \(verb) the app as one of the nearest, "
                + "and \"style:\" in .scaffold.yml settles it",
            severity: .note
        )
    }

    /// The remark on an app without modules.
    func module(of style: Style) -> Problem {
        Problem(
            "no module of the style \"\(style.name)\" is found here, so \(consequence)",
            hint: "scaffold module writes the first one, and --style names another style",
            severity: .note
        )
    }
}

import Diagnostics
import ScaffoldKit

/// What is said, beside an empty report, where a command that reads an app has found nothing to read.
struct NothingFound {
    let location: AppLocation
    /// What has not been done, as in "nothing was checked".
    let consequence: String

    /// Where there is no Swift file at all.
    ///
    /// - Returns: `nil` in a folder that has one.
    func app() -> Problem? {
        guard FolderGlance(at: location.folder) == .empty else { return nil }
        return Problem(
            "there is no app in \(location.named) yet, so \(consequence)",
            hint: "scaffold module begins one, --output names an app elsewhere, and scaffold alone says more",
            severity: .note
        )
    }

    /// Where nothing shows which style the app is of.
    ///
    /// - Parameter verb: What the command would do to the app, as in "checks".
    func style(_ nearest: Style, _ verb: String) -> Problem {
        Problem(
            "no style is recognised here, so \(consequence)",
            hint: "--style \(nearest.name) \(verb) the app as one of the nearest, "
                + "and \"style:\" in .scaffold.yml settles it",
            severity: .note
        )
    }

    /// Where the app shows its style, and no module.
    func module(of style: Style) -> Problem {
        Problem(
            "no module of the style \"\(style.name)\" is found here, so \(consequence)",
            hint: "scaffold module writes the first one, and --style names another style",
            severity: .note
        )
    }
}

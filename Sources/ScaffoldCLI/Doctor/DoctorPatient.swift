import Diagnostics
import ScaffoldKit

/// The app that `scaffold doctor` looks at.
struct DoctorPatient {
    let location: AppLocation
    let tree: FileTree
    /// The styles that travel in the binary.
    let builtInStyles: StyleLibrary
    /// The variables of the process.
    let environment: Environment

    /// The styles, with those of the app's own.
    func styles() throws(Failure) -> StyleLibrary {
        try builtInStyles.adding(ownStylesOf: tree)
    }

    /// The app's style, with what says that it is this one.
    func style() throws(Failure) -> (style: Style, evidence: StyleFinder.Evidence) {
        try StyleFinder(try styles()).search(nil, in: tree)
    }
}

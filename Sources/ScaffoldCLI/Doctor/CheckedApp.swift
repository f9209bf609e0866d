import Diagnostics
import ScaffoldKit

/// The app that `scaffold doctor` checks, with what several checks need.
struct CheckedApp {
    let location: AppLocation
    let tree: FileTree
    private let builtInStyles: StyleLibrary

    init(location: AppLocation, builtInStyles: StyleLibrary) {
        self.location = location
        self.builtInStyles = builtInStyles
        tree = FileTree(root: location.folder)
    }

    /// The styles, with those of the app's own.
    func styles() throws(Failure) -> StyleLibrary {
        try builtInStyles.adding(ownStylesOf: tree)
    }

    /// The app's style, with the evidence for it.
    func style() throws(Failure) -> FoundStyle {
        try StyleFinder(styles()).find(nil, in: tree)
    }
}

import Diagnostics
import FileTransaction
import Styles

/// The context of the checks of `scaffold doctor`: the app and its styles.
struct DoctorContext {
    let location: AppLocation
    let tree: FileTree
    private let builtInStyles: StyleLibrary

    init(location: AppLocation, builtInStyles: StyleLibrary) {
        self.location = location
        self.builtInStyles = builtInStyles
        tree = location.tree
    }

    /// The built-in styles and those of the app.
    func styles() throws(Failure) -> StyleLibrary { try builtInStyles.adding(ownStylesOf: tree) }

    /// The app's style with its evidence.
    func style() throws(Failure) -> FoundStyle { try StyleFinder(styles()).find(nil, in: tree) }
}

import Styles

extension StyleFinder.Evidence {
    /// The evidence as a phrase after the style's name.
    var reason: String {
        switch self {
        case .request: "by --style"
        case .configuration: "by .scaffold.yml"
        case .keptModules: "by the records of its modules"
        case .declarations: "by the app's declarations"
        case .nothing: "by default"
        }
    }
}

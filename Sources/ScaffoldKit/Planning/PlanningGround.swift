import Diagnostics

/// What planning has to know of an app besides its declarations.
struct PlanningGround: Sendable {
    let configuration: AppConfiguration
    let conventions: Conventions
    /// The oldest iOS that the app runs on, where it says so.
    let target: String?

    /// - Parameter name: The module that is planned, which shows nothing about itself; `nil` where several are.
    init(manifest: StyleManifest, app: AppSurvey, tree: FileTree, except name: String?) throws(Failure) {
        configuration = try AppConfiguration.read(in: tree)
        conventions = try ConventionsFinder(manifest: manifest, app: app, tree: tree)
            .conventions(except: name, configuration: configuration)
        target = try DeploymentTarget(of: tree).version
    }
}

/// The roles that checks and graphs ask for by name: a style that has such types calls their roles so.
enum RoleName {
    static let assembly = "assembly"
    static let compositionRoot = "composition-root"
    static let coordinator = "coordinator"
    static let viewController = "view-controller"
    static let viewModel = "view-model"
}

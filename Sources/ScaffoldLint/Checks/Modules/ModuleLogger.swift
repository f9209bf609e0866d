/// Modules without a logger of their own, in an app whose other modules have one in an extension of the logger type.
struct ModuleLogger: Check {
    @Parameter({ $0.text("extending") }) private var type: String
    @Parameter({ $0.text("entry") }) private var entry: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let places = app.model.extensions(ofForeign: type)
        let names = Set(places.flatMap(\.declaration.members).filter(\.isOfType).map { $0.name.lowercased() })
        let modules = app.modules.modules
        guard let place = places.first, modules.contains(where: { names.contains($0.name.lowercased()) }) else {
            return
        }
        // A module that loads data has something to log.
        let models = app.types(in: RoleName.viewModel).filter { app.loading.contains($0.name) }
        let loading = Set(models.compactMap { app.modules.stem(of: $0.name) })
        for module in modules where loading.contains(module.name) && !names.contains(module.name.lowercased()) {
            report.add(entry, for: module, module.name, at: place.nameSite, of: "\(type).\(module.name)")
        }
    }
}

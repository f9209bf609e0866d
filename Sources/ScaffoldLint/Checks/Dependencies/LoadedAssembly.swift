/// Assemblies that nothing loads, in an app that loads others.
struct LoadedAssembly: Check {
    init(_ parameters: inout Parameters) {}

    func inspect(_ app: LintContext, _ report: inout Report) {
        let assemblies = Assemblies(app)
        guard assemblies.all.contains(where: assemblies.isLoaded) else { return }
        for type in assemblies.all where !assemblies.isLoaded(type) && assemblies.mentions[type.name] == nil {
            let module = app.modules.stem(of: type.name)
            report.add(type, ["name": type.name], module: module, fix: app.fix(ofModule: module))
        }
    }
}

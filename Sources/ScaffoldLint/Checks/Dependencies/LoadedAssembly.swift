import Diagnostics

/// Assemblies that nothing loads, in an app that loads others. Those of stand-ins, by a word of their names, are for tests.
struct LoadedAssembly: Check {
    @Parameter({ $0.set("stand-ins") }) private var standIns: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let assemblies = Assemblies(app)
        guard assemblies.all.contains(where: assemblies.isLoaded) else { return }
        for type in assemblies.all
        where !assemblies.isLoaded(type) && assemblies.mentions[type.name] == nil
            && standIns.isDisjoint(with: NameWords(type.name).words)
        {
            let module = app.modules.stem(of: type.name)
            report.add(type, ["name": type.name], module: module, fix: app.fix(ofModule: module))
        }
    }
}

/// Files that use an assembly of a package without importing the package.
struct ImportedAssembly: Check {

    func inspect(_ app: LintContext, _ report: inout Report) {
        let assemblies = Assemblies(app)
        let exported = Set(app.model.files.flatMap(\.imports).filter { $0.hasAttribute("_exported") }.map(\.name))
        for type in assemblies.all {
            guard let target = app.packages.target(of: type), !exported.contains(target.name) else { continue }
            var reported: Set<Int> = []
            for site in assemblies.mentions[type.name] ?? [] {
                let file = app.model.files[site.file]
                guard app.packages.target(ofFile: site.file)?.name != target.name,
                    !file.imports.contains(where: { $0.name == target.name }), reported.insert(site.file).inserted
                else { continue }
                let module = app.modules.stem(of: type.name)
                report.add(
                    site.range(of: type.name),
                    in: site.file,
                    of: "\(type.name)(import)",
                    ["name": type.name, "package": target.name],
                    module: module,
                    fix: app.fix(ofModule: module)
                )
            }
        }
    }
}

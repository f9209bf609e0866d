/// Imports of a package that the manifest does not list among the target's dependencies.
struct DeclaredDependencies: Check {
    /// Modules of remote packages that have to be listed, as the local ones have.
    @Parameter({ $0.set("packages") }) private var packages: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let local = Set(app.packages.targets.filter { !features.contains($0) }.map(\.name))
        var reported: Set<[String]> = []
        for (index, file) in app.model.files.enumerated() {
            guard let target = app.packages.target(ofFile: index), features.contains(target),
                let declared = target.dependencies
            else { continue }
            let named = Set(declared.flatMap { app.packages.targets(of: $0) })
            for found in file.imports where local.contains(found.name) || packages.contains(found.name) {
                guard found.name != target.name, !named.contains(where: { covers($0, found.name) }),
                    reported.insert([target.name, found.name]).inserted
                else { continue }
                let values = ["name": found.name, "target": target.name]
                report.add(found.nameRange, in: index, of: "\(target.name)(\(found.name))", values)
            }
        }
    }

    /// The product of a remote package may have a suffix after its module's name.
    private func covers(_ dependency: String, _ module: String) -> Bool {
        dependency == module || (packages.contains(module) && dependency.hasPrefix(module))
    }
}

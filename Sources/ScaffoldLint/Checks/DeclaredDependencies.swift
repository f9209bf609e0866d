import SwiftOutline

/// Features that import a package which their manifest does not name among the target's dependencies.
struct DeclaredDependencies: Check {
    static let parameters = ["packages"]
    /// Modules of packages from elsewhere that have to be named as the local ones have.
    private let packages: Set<String>

    init(_ parameters: inout Parameters) {
        packages = parameters.set("packages")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let local = Set(app.packages.targets.filter { !features.contains($0) }.map(\.name))
        var told: Set<[String]> = []
        for (index, file) in app.index.files.enumerated() {
            guard let target = app.packages.target(ofFile: index), features.contains(target),
                let declared = target.dependencies
            else { continue }
            let named = declared.reduce(into: Set<String>()) { $0.formUnion(app.packages.targets(of: $1)) }
            for found in file.imports where local.contains(found.name) || packages.contains(found.name) {
                guard found.name != target.name, !named.contains(where: { covers($0, found.name) }),
                    told.insert([target.name, found.name]).inserted
                else { continue }
                report.add(
                    found.nameRange,
                    in: index,
                    of: "\(target.name)(\(found.name))",
                    ["name": found.name, "target": target.name]
                )
            }
        }
    }

    /// A product of a package from elsewhere may have its module's name with something behind it.
    private func covers(_ dependency: String, _ module: String) -> Bool {
        dependency == module || (packages.contains(module) && dependency.hasPrefix(module))
    }
}

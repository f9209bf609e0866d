/// Features that import, or depend on, another feature. The app's own targets may, and every feature may use what all share.
struct CrossImport: Check {

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let names = Set(features.targets.map(\.name))
        guard names.count > 1 else { return }
        for (index, file) in app.model.files.enumerated() {
            guard let own = app.packages.target(ofFile: index), features.contains(own) else { continue }
            for found in file.imports where names.contains(found.name) && found.name != own.name {
                report.add(import: found, in: index, of: own.name, detail: "imports")
            }
        }
        for target in features.targets {
            for dependency in target.dependencies ?? [] {
                let needed = app.packages.targets(of: dependency).intersection(names)
                guard let other = needed.sorted().first(where: { $0 != target.name }), !needed.contains(target.name)
                else { continue }
                report.add(
                    dependency.range,
                    in: target.manifest,
                    of: "\(target.name)(\(other))",
                    ["name": other, "type": target.name, "detail": "depends on"]
                )
            }
        }
    }
}

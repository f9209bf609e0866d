/// Imports that a file with types of a role must not have, unless it also has types of other roles that need them.
struct ImportBeside: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.set("modules") }) private var modules: Set<String>
    @Parameter({ $0.texts("unless") }) private var others: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        var seen: Set<Int> = []
        for type in app.types(in: role) where !type.declaration.isHidden && seen.insert(type.place.file).inserted {
            let file = app.model.files[type.place.file]
            let names = file.outline.declarations.filter(\.kind.isType).map(\.name)
            guard file.previews.isEmpty, !names.contains(where: { app.has($0, oneOf: others) }) else { continue }
            for found in file.imports where modules.contains(found.name) {
                report.add(import: found, in: type.place.file, of: type.name)
            }
        }
    }
}

import AppModel

/// Imports of modules that no file may import, except for its own previews or as a helper of other files' previews.
struct ForbiddenImport: Check {
    @Parameter({ $0.set("modules") }) private var modules: Set<String>
    /// Names that a file with previews must not use outside of them.
    @Parameter({ $0.set("signs") }) private var signs: Set<String>
    /// Protocols whose `@main` type marks the folder of a separate target that needs the module, such as a widget.
    @Parameter({ $0.set("apart") }) private var apart: Set<String>
    /// Protocols whose `@main` type marks the folder of another app, if a delegate outside of it starts the main app.
    @Parameter({ $0.set("apps") }) private var apps: Set<String>
    @Parameter({ $0.set("beside") }) private var delegates: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let folders = apartFolders(in: app)
        let importing = app.model.files.filter { $0.imports.contains { modules.contains($0.name) } }
        let helpers = PreviewHelpers(app, in: importing)
        for (index, file) in app.model.files.enumerated()
        where file.role == .source && !folders.contains(where: file.path.text.hasPrefix) {
            for found in file.imports
            where modules.contains(found.name) && !isForPreview(file) && !helpers.haveAll(of: index) {
                report.add(import: found, in: index)
            }
        }
    }

    /// The folders of the entry points of targets that stand apart, each with a slash.
    private func apartFolders(in app: LintContext) -> Set<String> {
        let begun = delegates.flatMap(app.types(conformingTo:)).map { app.model.file(of: $0.place).path.text }
        return folders(of: apart, in: app).union(
            folders(of: apps, in: app).filter { folder in begun.contains { !$0.hasPrefix(folder) } }
        )
    }

    private func folders(of marks: Set<String>, in app: LintContext) -> Set<String> {
        let entries = marks.flatMap(app.types(conformingTo:)).filter { $0.declaration.hasAttribute("main") }
        let folders = entries.map { app.model.file(of: $0.place).path.components.dropLast().map { $0 + "/" }.joined() }
        return Set(folders).subtracting([""])
    }

    private func isForPreview(_ file: SourceFile) -> Bool {
        guard !file.previews.isEmpty else { return false }
        let source = file.outline.source
        return !file.outline.tokens.contains { token in
            token.kind == .identifier && !file.isPreview(token.start) && signs.contains(source.text(token.range))
        }
    }
}

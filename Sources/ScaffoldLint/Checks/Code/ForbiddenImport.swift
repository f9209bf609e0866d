import AppModel
import ScaffoldKit
import SwiftOutline

/// Imports of modules that no file may import, except for its previews.
struct ForbiddenImport: Check {
    private let modules: Set<String>
    /// Names that a file with previews must not use outside of them.
    private let signs: Set<String>
    /// What marks the folder of a target of its own, which cannot do without the module: a widget's `@main`.
    private let apart: Set<String>

    init(_ parameters: inout Parameters) {
        modules = parameters.set("modules")
        signs = parameters.set("signs")
        apart = parameters.set("apart")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let folders = apartFolders(in: app)
        for (index, file) in app.model.files.enumerated()
        where file.role == .source && !folders.contains(where: file.path.text.hasPrefix) {
            for found in file.imports where modules.contains(found.name) && !isForPreview(file) {
                report.add(import: found, in: index)
            }
        }
    }

    /// The folders of the entry points of targets that stand apart, each with a slash.
    private func apartFolders(in app: LintContext) -> Set<String> {
        let entries = apart.flatMap { app.conformances[$0] ?? [] }.compactMap(app.model.type)
            .filter { $0.declaration.hasAttribute("main") }
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

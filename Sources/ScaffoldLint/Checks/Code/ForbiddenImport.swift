import SwiftOutline

/// Imports of modules that no file may import, except for its previews.
struct ForbiddenImport: Check {
    private let modules: Set<String>
    /// Names that a file with previews must not use outside of them.
    private let signs: Set<String>

    init(_ parameters: inout Parameters) {
        modules = parameters.set("modules")
        signs = parameters.set("signs")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (index, file) in app.index.files.enumerated() where file.role == .source {
            for found in file.imports where modules.contains(found.name) && !isForPreview(file) {
                report.add(import: found, in: index)
            }
        }
    }

    private func isForPreview(_ file: SourceFile) -> Bool {
        guard !file.previews.isEmpty else { return false }
        let source = file.outline.source
        return !file.outline.tokens.contains { token in
            token.kind == .identifier && !file.isPreview(token.start) && signs.contains(source.text(token.range))
        }
    }
}

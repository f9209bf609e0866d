import SwiftOutline

/// Modules that no file may import. A file that imports one for its previews alone may.
struct ForbiddenImport: Check {
    static let parameters = ["modules", "signs"]
    private let modules: Set<String>
    /// What a file with a preview must not inherit or name outside of it.
    private let signs: Set<String>

    init(_ parameters: inout Parameters) {
        modules = parameters.set("modules")
        signs = parameters.set("signs")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (index, file) in app.index.files.enumerated() where file.role == .source {
            for found in file.imports where modules.contains(found.name) && !isForPreview(file) {
                report.add(found.nameRange, in: index, of: "import \(found.name)", ["name": found.name])
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

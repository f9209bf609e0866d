import AppModel

extension AppModel {
    /// The types of the app, without those of tests.
    var sourceTypes: [TypeDeclaration] { types.filter { file(of: $0.place).role == .source } }

    /// The types to which files of a role give a further name, by that name.
    func aliases(in role: SourceFile.Role) -> [String: String] {
        let all = files.filter { $0.role == role }.flatMap { $0.outline.allDeclarations(where: { $0 == .typealias }) }
        let outer = all.filter { $0.parent == nil }
        let inner = all.filter { $0.parent != nil && $0.parent?.parent == nil }
        return (outer + inner).reduce(into: [:]) { $0[$1.name] = $1.type?.text }
    }
}

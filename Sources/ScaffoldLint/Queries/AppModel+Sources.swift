import AppModel

extension AppModel {
    /// The types of the app, without those of tests.
    var sourceTypes: [TypeDeclaration] { types.filter { file(of: $0.place).role == .source } }

    /// The types to which files of a role give a further name, by that name.
    func aliases(in role: SourceFile.Role) -> [String: String] {
        let outer = files.filter { $0.role == role }.flatMap(\.outline.declarations)
        let all = outer + outer.flatMap(\.members)
        return all.filter { $0.kind == .typealias }.reduce(into: [:]) { $0[$1.name] = $1.type?.text }
    }
}

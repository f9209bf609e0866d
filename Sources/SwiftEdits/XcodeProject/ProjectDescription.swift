/// A description of a new project file: a property list of its objects by label.
///
/// Labels stand for the ids, which are derived from them: `"&target app"` refers to an object, with its comment, and
/// `"#target app"` is the id alone. So a template can describe a project.
package struct ProjectDescription {
    private let objects: [ProjectField]
    private let comments: [String: String]
    private let name: String

    /// - Parameter name: The project's name, which makes its ids different from those of other projects.
    package init(_ text: String, of name: String) throws(EditError.Reason) {
        objects = try ProjectReader.root(of: Array(text.utf8)).fields ?? []
        comments = Dictionary(
            objects.map { ($0.key, $0.value["comment"]?.text ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
        self.name = name
    }

    /// The text of the project file.
    package var text: String {
        let objects = objects.map { object in
            let fields = (object.value.fields ?? []).filter { !["comment", "isa"].contains($0.key) }
            return ProjectObject(
                id: Self.id(object.key, of: name),
                isa: object.value["isa"]?.text ?? "",
                comment: comments[object.key] ?? "",
                fields: self.fields(fields)
            )
        }
        guard let root = objects.first(where: { $0.isa == "PBXProject" }) else { return "" }
        return ProjectFileWriter().text(of: objects, root: root)
    }

    /// The id of an object in a project of a name.
    package static func id(_ label: String, of name: String) -> String { ObjectIdentity(of: name + " " + label).text }

    private func fields(_ fields: [ProjectField]) -> [ProjectObject.Field] {
        let all = fields.map { ProjectObject.Field(id($0.key, after: "#") ?? $0.key, value($0.value)) }
        return all.map(\.key) == fields.map(\.key) ? all : all.sorted { $0.key < $1.key }
    }

    private func value(_ node: ProjectNode) -> ProjectObject.Value {
        switch node.content {
        case .text(let text):
            id(text, after: "&").map { .reference($0, comment: comments[String(text.dropFirst())] ?? "") }
                ?? .text(id(text, after: "#") ?? text)
        case .list(let items): .list(items.map(value))
        case .dictionary(let fields): .dictionary(self.fields(fields))
        }
    }

    private func id(_ text: String, after sign: String) -> String? {
        let label = String(text.dropFirst())
        return text.hasPrefix(sign) && comments[label] != nil ? Self.id(label, of: name) : nil
    }
}

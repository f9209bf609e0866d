import Diagnostics

/// The objects of an Xcode project file, by identifier and by kind.
struct ProjectObjects {
    private let byKind: [String: [ProjectField]]
    private let byID: [String: ProjectField]

    init(fields: [ProjectField]) {
        byKind = Dictionary(grouping: fields) { $0.value["isa"]?.text ?? "" }
        byID = Dictionary(fields.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: String) -> ProjectField? { byID[id] }

    func objects(of isa: String) -> [ProjectField] { byKind[isa] ?? [] }

    func name(of target: ProjectField) -> String { target.value["name"]?.text ?? "" }

    /// The project object.
    func project(_ root: String?) throws(EditError.Reason) -> ProjectField {
        guard let project = root.flatMap({ byID[$0] }) ?? objects(of: "PBXProject").first else {
            throw .unreadable("the project file has no project object")
        }
        return project
    }

    /// The target with the name, or the only application.
    ///
    /// - Throws: `.missing`, or `.ambiguous` if there are several applications.
    func target(_ name: String?, text: ByteText) throws(EditError.Reason) -> ProjectField {
        let all = objects(of: "PBXNativeTarget")
        let apps = all.filter { $0.value["productType"]?.text == "com.apple.product-type.application" }
        let found = name.map { name in all.filter { self.name(of: $0) == name } } ?? apps
        guard let target = found.first else {
            let hint = name.flatMap { Suggestion(among: all.map(self.name)).hint(for: $0) }
            throw .missing(step: name.map { "target \($0)" } ?? "app target", within: "project", hint: hint)
        }
        guard found.count == 1 else {
            let step = name.map { "target \($0)" } ?? "app target"
            let lines = text.lineTable
            throw .ambiguous(step: step, lines: found.map { lines.position(at: $0.range.lowerBound).line })
        }
        return target
    }

    /// The objects that a list names, without those that the file lacks.
    func objects(in key: String, of owner: ProjectField) -> [ProjectField] {
        (owner.value[key]?.list ?? []).compactMap { $0.text.flatMap { byID[$0] } }
    }

    /// The first build phase of a kind.
    func phase(_ isa: String, of target: ProjectField) -> ProjectField? {
        objects(in: "buildPhases", of: target).first { $0.value["isa"]?.text == isa }
    }

    /// A free identifier that is the same in every run.
    ///
    /// - Parameter label: The app target's name, then the purpose of the object. A new project uses the same labels, so that a
    ///   package gets the same identifier whether it is added later or from the start.
    func newID(for label: String, besides taken: Set<String> = []) -> String {
        var text = label
        while true {
            let id = ObjectIdentity(of: text).text
            if byID[id] == nil, !taken.contains(id) { return id }
            text += "'"
        }
    }
}

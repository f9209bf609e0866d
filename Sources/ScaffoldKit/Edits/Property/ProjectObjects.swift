import Diagnostics

/// The objects of an Xcode project file, by identifier and by what they are.
struct ProjectObjects {
    private let fields: [ProjectField]
    private let byID: [String: ProjectField]

    init(fields: [ProjectField]) {
        self.fields = fields
        byID = Dictionary(fields.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: String) -> ProjectField? { byID[id] }

    func objects(of isa: String) -> [ProjectField] { fields.filter { $0.value["isa"]?.text == isa } }

    func name(of target: ProjectField) -> String { target.value["name"]?.text ?? "" }

    /// The project itself.
    func project(_ root: String?) throws(EditError.Reason) -> ProjectField {
        guard let project = root.flatMap({ byID[$0] }) ?? objects(of: "PBXProject").first else {
            throw .unreadable("the project file has no project object")
        }
        return project
    }

    /// The target of a name, or the one application.
    ///
    /// - Throws: `.missing`, or `.ambiguous` where there are several applications.
    func target(_ name: String?, text: ByteText) throws(EditError.Reason) -> ProjectField {
        let all = objects(of: "PBXNativeTarget")
        let apps = all.filter { $0.value["productType"]?.text == "com.apple.product-type.application" }
        let found = name.map { name in all.filter { self.name(of: $0) == name } } ?? apps
        guard let target = found.first else {
            let hint = name.flatMap { Suggestion(among: all.map(self.name)).hint(for: $0) }
            throw .missing(step: name.map { "target \($0)" } ?? "app target", within: "project", hint: hint)
        }
        guard found.count == 1 else {
            let lines = found.map { field in
                text.bytes[..<field.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            }
            throw .ambiguous(step: name.map { "target \($0)" } ?? "app target", lines: lines)
        }
        return target
    }

    func frameworksPhase(of target: ProjectField) -> ProjectField? {
        (target.value["buildPhases"]?.list ?? []).compactMap { $0.text.flatMap { byID[$0] } }
            .first { $0.value["isa"]?.text == "PBXFrameworksBuildPhase" }
    }

    /// An identifier that the project does not use yet, and that is the same at every run.
    ///
    /// - Parameter label: The app target's name, then what the object is: as in a project that is written whole, so that a
    ///   package that is added later is the same as one that the app began with.
    func newID(for label: String) -> String {
        var text = label
        while true {
            let id = ObjectIdentity(of: text).text
            if byID[id] == nil { return id }
            text += "'"
        }
    }
}

/// One object of an Xcode project file.
struct ProjectObject: Sendable, Equatable {
    /// The value of a field, as the project file writes it.
    indirect enum Value: Sendable, Equatable {
        case text(String)
        /// The identifier of another object, with the comment that Xcode writes beside it.
        case reference(String, comment: String)
        case list([Value])
        case dictionary([Field])
    }

    struct Field: Sendable, Equatable {
        var key: String
        var value: Value

        init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }

        init(_ key: String, _ text: String) { self.init(key, .text(text)) }
    }

    var id: String
    var isa: String
    var comment: String
    var fields: [Field]

    var reference: Value { .reference(id, comment: comment) }

    /// The fields of an object of a project file, without comments.
    static func fields(of object: ProjectField) -> [Field] {
        (object.value.fields ?? []).map { Field($0.key, Value($0.value)) }
    }
}

extension ProjectObject.Value {
    var withoutComments: Self {
        switch self {
        case .text: self
        case .reference(let id, _): .text(id)
        case .list(let values): .list(values.map(\.withoutComments))
        case .dictionary(let fields): .dictionary(fields.map { .init($0.key, $0.value.withoutComments) })
        }
    }

    init(_ node: ProjectNode) {
        switch node.content {
        case .text(let text): self = .text(text)
        case .list(let items): self = .list(items.map(Self.init))
        case .dictionary(let fields): self = .dictionary(fields.map { .init($0.key, Self($0.value)) })
        }
    }
}

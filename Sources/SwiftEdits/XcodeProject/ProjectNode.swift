/// A value in an Xcode project file, with its range.
struct ProjectNode: Sendable {
    enum Content: Sendable {
        case text(String)
        case list([ProjectNode])
        case dictionary([ProjectField])
    }

    let range: Range<Int>
    let content: Content

    var text: String? {
        if case .text(let text) = content { return text }
        return nil
    }

    var list: [ProjectNode]? {
        if case .list(let list) = content { return list }
        return nil
    }

    var fields: [ProjectField]? {
        if case .dictionary(let fields) = content { return fields }
        return nil
    }

    subscript(key: String) -> ProjectNode? { fields?.first { $0.key == key }?.value }
}

/// A key with its value in an Xcode project file.
struct ProjectField: Sendable {
    let key: String
    let value: ProjectNode
    /// The bytes from the key to the semicolon.
    let range: Range<Int>
}

/// Which files declare or extend which types: where an anchor that names a type can lead.
struct DeclarationPlaces: Sendable {
    private var paths: [String: [RelativePath]] = [:]

    /// Takes the names of a file's types down, nested ones and those that it extends among them.
    mutating func add(_ names: Set<String>, in path: RelativePath) {
        for name in names { paths[name, default: []].append(path) }
    }

    /// The files that declare or extend a type, sorted as they were added.
    func files(naming name: String) -> [RelativePath] { paths[name] ?? [] }
}

/// What some Swift files declare, by name.
final class DeclarationIndex: Sendable, Equatable {
    /// The files. Where two declare the same, the first counts.
    let files: [FileSummary]
    /// The types that other files can see, each name once, sorted by name.
    let types: [TypeDeclaration]
    private let typesByName: [String: TypeDeclaration]
    /// The parts of types and extensions by the name of the type; under no name what files declare besides.
    private let membersByType: [String: [TypeMembers]]
    /// The positions of the files that declare or extend a type, by the first part of its name.
    private let filesByType: [String: [Int]]
    private let filesByPath: [String: Int]

    init(_ files: [FileSummary]) {
        self.files = files
        var types: [String: TypeDeclaration] = [:]
        var members: [String: [TypeMembers]] = [:]
        var mentions: [String: [Int]] = [:]
        for (position, file) in files.enumerated() {
            for type in file.types where types[type.name] == nil { types[type.name] = type }
            for part in file.members { members[part.type, default: []].append(part) }
            for mention in file.mentions { mentions[mention.name, default: []].append(position) }
        }
        (typesByName, membersByType, filesByType) = (types, members, mentions)
        self.types = types.values.sorted { $0.name < $1.name }
        filesByPath = Dictionary(zip(files.map(\.path.text), files.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Whether both are the same index.
    static func == (left: DeclarationIndex, right: DeclarationIndex) -> Bool { left === right }

    // MARK: - Types

    /// The type of a name.
    func type(_ name: String) -> TypeDeclaration? { typesByName[name] }

    /// The structure or enumeration of a name whose values can be made.
    func dataType(_ name: String) -> DataType? {
        guard let type = type(name), let shape = type.shape else { return nil }
        return DataType(name: name, shape: shape.read, declaredAt: type.mark)
    }

    /// The types that a file declares.
    func types(in path: String) -> [String] { filesByPath[path].map { files[$0].types.map(\.name) } ?? [] }

    // MARK: - Members

    /// Whether an extension of a type stands at the top level of a file.
    func extends(_ type: String) -> Bool { parts(of: type).contains(where: \.isExtension) }

    /// Whether a type, or an extension of it, has a member of a name; under no type, whether a file declares it.
    func hasMember(_ member: String, of type: String) -> Bool {
        parts(of: type).contains { $0.names.contains(member) }
    }

    /// Whether a type says itself that it is isolated to the main actor.
    func isOnMainActor(_ type: String) -> Bool { parts(of: type).contains(where: \.isOnMainActor) }

    /// The names of a type's members, sorted.
    func memberNames(of type: String) -> [String] { Set(parts(of: type).flatMap(\.names)).sorted() }

    /// The names of a type's stored properties by their types; of several the first.
    func propertyNames(of type: String) -> [String: String] {
        let properties = parts(of: type).flatMap(\.properties).map { ($0.type, $0.name) }
        return Dictionary(properties, uniquingKeysWith: { first, _ in first })
    }

    /// The names of all types that have members or extensions, sorted.
    var typesWithMembers: [String] { membersByType.keys.filter { !$0.isEmpty }.sorted() }

    private func parts(of type: String) -> [TypeMembers] { membersByType[type] ?? [] }

    // MARK: - Files

    /// The files that declare or extend a type, nested ones too, by the first part of its name, in their order.
    ///
    /// - Parameters:
    ///   - isDeclaring: Whether those are left out that only extend it.
    ///   - members: Where there are any, those are left out that surely have no member of these names in it.
    func files(naming name: String, isDeclaring: Bool, having members: [String] = []) -> [RelativePath] {
        (filesByType[name] ?? []).map { files[$0] }.filter { $0.mentions(name, isDeclaring, having: members) }
            .map(\.path)
    }
}

extension FileSummary {
    fileprivate func mentions(_ name: String, _ isDeclaring: Bool, having members: [String]) -> Bool {
        guard let mention = mentions.first(where: { $0.name == name }) else { return false }
        guard mention.isDeclared || !isDeclaring else { return false }
        guard mention.isPlain, !members.isEmpty else { return true }
        return self.members.contains { part in part.type == name && members.contains(where: part.names.contains) }
    }
}

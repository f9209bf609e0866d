/// What an app declares, found by name where the survey has it.
struct AppDeclarations: Sendable, Equatable {
    /// The sources that count, those first that count more.
    private let sources: [SurveyedSources]

    init(of sources: [SurveyedSources]) {
        self.sources = sources
    }

    /// What is declared when these sources are there, too.
    func with(_ more: SurveyedSources) -> AppDeclarations { AppDeclarations(of: [more] + sources) }

    /// Whether both look into the same sources.
    static func == (left: AppDeclarations, right: AppDeclarations) -> Bool {
        left.sources.elementsEqual(right.sources, by: ===)
    }

    // MARK: - Types

    /// The type of a name.
    func type(named name: String) -> SurveyedType? {
        for part in sources {
            if let type = part.type(name) { return type }
        }
        return nil
    }

    /// The structure or enumeration of a name whose values can be made.
    func dataType(_ name: String) -> DataType? {
        guard let type = type(named: name), let shape = type.shape else { return nil }
        return DataType(name: name, shape: shape.read, declaredAt: type.mark)
    }

    /// Where another type of a name is declared.
    func place(ofOtherType name: String) -> SourceMark? {
        type(named: name).flatMap { $0.hasShape ? nil : $0.mark }
    }

    /// The names of the types whose values can be made, or of the others.
    func names(withShape hasShape: Bool) -> [String] {
        names.filter { type(named: $0)?.hasShape == hasShape }
    }

    /// The names of all types, sorted.
    var names: [String] {
        guard sources.count > 1 else { return sources.flatMap { $0.types.map(\.name) } }
        return Set(sources.flatMap { $0.types.map(\.name) }).sorted()
    }

    /// The types that a file declares.
    func types(in path: String) -> [String] { sources.flatMap { $0.types(in: path) } }

    // MARK: - Members

    /// Whether an extension of a type stands at the top level of a file.
    func extends(_ type: String) -> Bool { sources.contains { $0.extends(type) } }

    /// Whether a type, or an extension of it, has a member of a name; under no type, whether a file declares it.
    func hasMember(_ member: String, of type: String) -> Bool { sources.contains { $0.hasMember(member, of: type) } }

    /// Whether a type says itself that it is isolated to the main actor.
    func isOnMainActor(_ type: String) -> Bool { sources.contains { $0.isOnMainActor(type) } }

    /// The names of a type's members, sorted.
    func memberNames(of type: String) -> [String] { Set(sources.flatMap { $0.memberNames(of: type) }).sorted() }

    /// The names of a type's stored properties by their types; of several the first.
    func propertyNames(of type: String) -> [String: String] {
        var properties: [String: String] = [:]
        for part in sources.reversed() { properties.merge(part.propertyNames(of: type)) { first, _ in first } }
        return properties
    }

    /// The names of all types that have members or extensions, sorted.
    var owners: [String] { Set(sources.flatMap(\.typesWithMembers)).sorted() }
}

/// The lists of a survey's records, to which files are added one after the other.
struct RecordLists: Sendable {
    /// All names, one after the other.
    var text: [UInt8] = []
    /// In the order of their paths.
    var files: [RecordedFile] = []
    var types: [RecordedType] = []
    var members: [RecordedMembers] = []
    /// The names of members.
    var names: [RecordRange] = []
    /// The properties of types, and what values of types are made of.
    var properties: [RecordedProperty] = []
    var mentions: [RecordedMention] = []
    var imports: [RecordedImport] = []
    /// The modules that are imported, each once.
    var modules: [RecordRange] = []
    /// Where modules stand in their list, for what is still to be added.
    private var places: [String: Int] = [:]

    init() {}

    /// Takes down a file that stands behind all others.
    mutating func append(_ file: SwiftFile) {
        let number = files.count
        var record = RecordedFile()
        record.isTest = file.isTest
        record.imports = RecordRange(imports.count..<imports.count + file.imports.count)
        for module in file.imports {
            let isTested = file.testableImports.contains(module)
            imports.append(RecordedImport(module: place(of: module), isTested: isTested))
        }
        record.types = RecordRange(types.count..<types.count + file.types.count)
        for type in file.types {
            let shape = add(type.shape)
            types.append(RecordedType(type, name: add(named: type.name), file: number, shape: shape))
        }
        record.members = RecordRange(members.count..<members.count + file.members.count)
        for part in file.members { add(part) }
        record.mentions = RecordRange(mentions.count..<mentions.count + file.mentions.count)
        for mention in file.mentions {
            mentions.append(RecordedMention(mention, name: add(named: mention.name), file: number))
        }
        files.append(record)
    }

    private mutating func add(_ part: TypeMembers) {
        let first = names.count
        for name in part.names { names.append(add(name)) }
        let start = properties.count
        for property in part.properties {
            properties.append(RecordedProperty(name: add(property.name), type: add(property.type)))
        }
        members.append(
            RecordedMembers(
                part,
                type: add(named: part.type),
                names: RecordRange(first..<names.count),
                properties: RecordRange(start..<properties.count)
            )
        )
    }

    private mutating func add(_ shape: TypeShape?) -> RecordRange {
        let first = properties.count
        switch shape {
        case nil: break
        case .structure(let parts):
            for part in parts { properties.append(RecordedProperty(name: add(part.name), type: add(part.type))) }
        case .enumeration(let cases):
            for name in cases { properties.append(RecordedProperty(name: add(name), type: RecordRange())) }
        }
        return RecordRange(first..<properties.count)
    }

    private mutating func place(of module: String) -> Int {
        if let known = places[module] { return known }
        places[module] = modules.count
        modules.append(add(module))
        return modules.count - 1
    }

    private mutating func add(named name: String) -> RecordedName {
        RecordedName(text: add(name), hash: SurveyRecords.hash(of: name))
    }

    private mutating func add(_ name: String) -> RecordRange {
        let start = text.count
        text += name.utf8
        return RecordRange(start..<text.count)
    }
}

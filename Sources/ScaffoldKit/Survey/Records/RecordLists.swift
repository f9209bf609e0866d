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

    /// Takes down a file as other records have it.
    mutating func append(_ number: Int, of other: RecordLists) {
        let known = other.files[number]
        let file = files.count
        var record = RecordedFile()
        record.isTest = known.isTest
        record.imports = RecordRange(imports.count..<imports.count + known.imports.range.count)
        for found in other.imports[known.imports.range] {
            let module = String(decoding: other.text[other.modules[Int(found.module)].range], as: UTF8.self)
            imports.append(RecordedImport(module: place(of: module), isTested: found.isTested))
        }
        record.types = RecordRange(types.count..<types.count + known.types.range.count)
        for var type in other.types[known.types.range] {
            type.name.text = add(type.name.text, of: other)
            type.file = UInt32(truncatingIfNeeded: file)
            type.shape = add(propertiesAt: type.shape, of: other)
            types.append(type)
        }
        record.members = RecordRange(members.count..<members.count + known.members.range.count)
        for var part in other.members[known.members.range] {
            part.type.text = add(part.type.text, of: other)
            let first = names.count
            for name in other.names[part.names.range] { names.append(add(name, of: other)) }
            part.names = RecordRange(first..<names.count)
            part.properties = add(propertiesAt: part.properties, of: other)
            members.append(part)
        }
        record.mentions = RecordRange(mentions.count..<mentions.count + known.mentions.range.count)
        for var mention in other.mentions[known.mentions.range] {
            mention.name.text = add(mention.name.text, of: other)
            mention.file = UInt32(truncatingIfNeeded: file)
            mentions.append(mention)
        }
        files.append(record)
    }

    private mutating func add(propertiesAt range: RecordRange, of other: RecordLists) -> RecordRange {
        let first = properties.count
        for part in other.properties[range.range] {
            properties.append(RecordedProperty(name: add(part.name, of: other), type: add(part.type, of: other)))
        }
        return RecordRange(first..<properties.count)
    }

    private mutating func add(_ range: RecordRange, of other: RecordLists) -> RecordRange {
        let start = text.count
        text += other.text[range.range]
        return RecordRange(start..<text.count)
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

    /// Whether everything that one list says of another is there, as it is for all that was taken down here.
    var isWhole: Bool {
        files.enumerated().allSatisfy { isWhole($1, number: UInt32(truncatingIfNeeded: $0)) }
            && types.allSatisfy { $0.name.text.lies(in: text) && $0.shape.lies(in: properties) }
            && members.allSatisfy {
                $0.type.text.lies(in: text) && $0.names.lies(in: names) && $0.properties.lies(in: properties)
            }
            && mentions.allSatisfy { $0.name.text.lies(in: text) }
            && properties.allSatisfy { $0.name.lies(in: text) && $0.type.lies(in: text) }
            && imports.allSatisfy { $0.module < modules.count } && names.allSatisfy { $0.lies(in: text) }
            && modules.allSatisfy { $0.lies(in: text) }
    }

    private func isWhole(_ file: RecordedFile, number: UInt32) -> Bool {
        file.types.lies(in: types) && file.members.lies(in: members) && file.mentions.lies(in: mentions)
            && file.imports.lies(in: imports) && types[file.types.range].allSatisfy { $0.file == number }
            && mentions[file.mentions.range].allSatisfy { $0.file == number }
    }
}

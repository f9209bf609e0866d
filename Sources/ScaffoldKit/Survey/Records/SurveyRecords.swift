import SwiftOutline

/// What a survey knows of some Swift files, in a few flat lists of numbers and one text.
///
/// Of what a large app declares, a plan asks for little: it is found where it lies, and nothing is made of the rest. The lists are also
/// what is kept for the next run (`SurveyIndex`).
struct SurveyRecords: Sendable {
    /// All names, one after the other.
    private(set) var text: [UInt8] = []
    /// In the order of their paths.
    private(set) var files: [RecordedFile] = []
    private(set) var types: [RecordedType] = []
    private(set) var members: [RecordedMembers] = []
    /// The names of members.
    private(set) var names: [RecordRange] = []
    /// The properties of types, and what values of types are made of.
    private(set) var properties: [RecordedProperty] = []
    private(set) var mentions: [RecordedMention] = []
    private(set) var imports: [RecordedImport] = []
    /// The modules that are imported, each once.
    private(set) var modules: [RecordRange] = []
    private var places: [String: Int] = [:]

    init() {}

    init(_ files: [SwiftFile]) {
        self.files.reserveCapacity(files.count)
        for file in files { append(file) }
    }

    // MARK: - Reading

    func string(_ range: RecordRange) -> String {
        text.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range.range]), as: UTF8.self) }
    }

    /// Whether a name is this one, to which a number belongs.
    func holds(_ name: RecordedName, _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Bool {
        name.hash == hash && holds(name.text, bytes)
    }

    /// Whether a range of the text is these bytes.
    func holds(_ range: RecordRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        range.count == bytes.count && withBytes(of: range) { ByteSearch.ends($0, with: bytes) }
    }

    /// The first eight bytes of a name, to sort by.
    func start(of name: RecordedName) -> UInt64 {
        withBytes(of: name.text) { text in
            (0..<8).reduce(0) { $0 << 8 | UInt64($1 < text.count ? text[$1] : 0) }
        }
    }

    func withBytes<Result>(of range: RecordRange, _ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        text.withUnsafeBufferPointer { work(UnsafeBufferPointer(rebasing: $0[range.range])) }
    }

    /// What values of a type are made of; `nil` where none can be made.
    func shape(of type: RecordedType) -> TypeShape? {
        guard type.hasShape else { return nil }
        let parts = properties[type.shape.range]
        if type.isEnumeration { return .enumeration(parts.map { string($0.name) }) }
        return .structure(parts.map { TypeShape.Property(name: string($0.name), type: string($0.type)) })
    }

    // MARK: - Writing

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
            mentions.append(
                RecordedMention(name: add(named: mention.name), file: number, isDeclared: mention.isDeclared)
            )
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
        RecordedName(text: add(name), hash: Self.hash(of: name))
    }

    private mutating func add(_ name: String) -> RecordRange {
        let start = text.count
        text += name.utf8
        return RecordRange(start..<text.count)
    }

    /// The number that goes with a name.
    static func hash(of name: String) -> UInt32 { UInt32(truncatingIfNeeded: NameHash.hash(of: name)) }
}

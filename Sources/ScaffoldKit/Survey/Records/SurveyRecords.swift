import SwiftOutline

/// What a survey knows of some Swift files, in a few flat lists of numbers and one text.
///
/// Of what a large app declares, a plan asks for little: it is found where it lies, and nothing is made of the rest.
final class SurveyRecords: Sendable {
    let lists: RecordLists

    init(_ lists: RecordLists) {
        self.lists = lists
    }

    convenience init(_ files: [SwiftFile]) {
        var lists = RecordLists()
        for file in files { lists.append(file) }
        self.init(lists)
    }

    var files: [RecordedFile] { lists.files }
    var types: [RecordedType] { lists.types }
    var members: [RecordedMembers] { lists.members }
    var mentions: [RecordedMention] { lists.mentions }

    func string(_ range: RecordRange) -> String {
        lists.text.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range.range]), as: UTF8.self)
        }
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
        lists.text.withUnsafeBufferPointer { work(UnsafeBufferPointer(rebasing: $0[range.range])) }
    }

    /// What values of a type are made of; `nil` where none can be made.
    func shape(of type: RecordedType) -> TypeShape? {
        guard type.hasShape else { return nil }
        let parts = lists.properties[type.shape.range]
        if type.isEnumeration { return .enumeration(parts.map { string($0.name) }) }
        return .structure(parts.map { TypeShape.Property(name: string($0.name), type: string($0.type)) })
    }

    /// The number that goes with a name.
    static func hash(of name: String) -> UInt32 { UInt32(truncatingIfNeeded: NameHash.hash(of: name)) }

    /// The same, of the name with these bytes.
    static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: NameHash.hash(of: name))
    }
}

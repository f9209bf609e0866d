/// What a run has found out about an app's files, for the next one: where they are, and what they declare.
///
/// It is read only by the program that wrote it, and says of each folder and each file what it was like then (`FileStamp`), so that what has
/// been changed since is known without reading it.
struct SurveyIndex: Sendable {
    private static let mark: UInt64 = 0x3165_6461_6366_6373

    /// The paths, one after the other.
    var text: [UInt8] = []
    /// The root, and then the other folders, sorted.
    var folders: [IndexedFolder] = []
    /// All files, sorted.
    var files: [IndexedFile] = []
    /// What the Swift files declare.
    var records = RecordLists()

    init() {}

    func path(_ range: RecordRange) -> RelativePath {
        text.withUnsafeBufferPointer { text in
            RelativePath(trusted: String(decoding: UnsafeBufferPointer(rebasing: text[range.range]), as: UTF8.self))
        }
    }

    mutating func add(_ path: RelativePath) -> RecordRange {
        let start = text.count
        text += path.text.utf8
        return RecordRange(start..<text.count)
    }

    // MARK: - Bytes

    /// Reads what `bytes` gives; `nil` for what another program wrote, for another root, or what somebody has changed.
    init?(_ bytes: [UInt8], of root: RootFolder, by program: FileStamp) {
        guard let index = bytes.withUnsafeBytes({ Self.read($0, of: root, by: program) }) else { return nil }
        self = index
    }

    private static func read(
        _ bytes: UnsafeRawBufferPointer,
        of root: RootFolder,
        by program: FileStamp
    ) -> SurveyIndex? {
        let size = MemoryLayout<Fingerprint>.size
        guard bytes.count > size else { return nil }
        let content = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - size)])
        let print = bytes.loadUnaligned(fromByteOffset: content.count, as: Fingerprint.self)
        var reader = IndexReader(content)
        guard reader.value() == mark, reader.value() == program, reader.list() == Array(root.path.utf8),
            Fingerprint(of: content) == print
        else { return nil }
        var index = SurveyIndex()
        guard let text: [UInt8] = reader.list(), let folders: [IndexedFolder] = reader.list(),
            let files: [IndexedFile] = reader.list(), let records = RecordLists(&reader), reader.isAtEnd
        else { return nil }
        (index.text, index.folders, index.files, index.records) = (text, folders, files, records)
        return index.isWhole ? index : nil
    }

    /// The index as bytes.
    func bytes(of root: RootFolder, by program: FileStamp) -> [UInt8] {
        var writer = IndexWriter()
        writer.add(Self.mark)
        writer.add(program)
        writer.add(Array(root.path.utf8))
        writer.add(text)
        writer.add(folders)
        writer.add(files)
        records.write(to: &writer)
        writer.add(Fingerprint(of: writer.bytes))
        return writer.bytes
    }

    private var isWhole: Bool {
        guard records.isWhole, !folders.isEmpty else { return false }
        let areFolders = folders.indices.allSatisfy { folders[$0].path.lies(in: text) && folders[$0].parent <= $0 }
        var next = 0
        for file in files {
            guard file.path.lies(in: text), file.folder < folders.count else { return false }
            guard let record = file.record else { continue }
            // Each record is of one file, and they are in the same order.
            guard record >= next, record < records.files.count else { return false }
            next = record + 1
        }
        return areFolders
    }
}

extension RecordLists {
    init?(_ reader: inout IndexReader) {
        self.init()
        guard let text: [UInt8] = reader.list(), let files: [RecordedFile] = reader.list(),
            let types: [RecordedType] = reader.list(), let members: [RecordedMembers] = reader.list(),
            let names: [RecordRange] = reader.list(), let properties: [RecordedProperty] = reader.list(),
            let mentions: [RecordedMention] = reader.list(), let imports: [RecordedImport] = reader.list(),
            let modules: [RecordRange] = reader.list()
        else { return nil }
        (self.text, self.files, self.types, self.members) = (text, files, types, members)
        (self.names, self.properties, self.mentions) = (names, properties, mentions)
        (self.imports, self.modules) = (imports, modules)
    }

    func write(to writer: inout IndexWriter) {
        writer.add(text)
        writer.add(files)
        writer.add(types)
        writer.add(members)
        writer.add(names)
        writer.add(properties)
        writer.add(mentions)
        writer.add(imports)
        writer.add(modules)
    }
}

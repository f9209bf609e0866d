import SwiftOutline

/// What an app's Swift files declare, found by name in the records that know them.
///
/// The files come from several records: those of an earlier run, as far as they still hold, and what was read now.
final class SurveyedSources: Sendable {
    /// The app's Swift files, sorted; manifests of packages are left out.
    let paths: [RelativePath]
    let records: [SurveyRecords]
    /// Which of the records knows each file.
    let files: [SourcePlace]
    /// The number of each file, by its place in the records; none where they do not hold any more.
    private let numbers: [[UInt32]]
    private let typeTable: RecordTable
    private let memberTable: RecordTable
    private let mentionTable: RecordTable
    private let sorted: [RecordPlace]

    /// - Parameters:
    ///   - paths: The files, sorted.
    ///   - files: Which of the records knows each of them.
    init(_ paths: [RelativePath], _ files: [SourcePlace], in records: [SurveyRecords]) {
        (self.paths, self.files, self.records) = (paths, files, records)
        numbers = Self.numbers(of: files, in: records)
        var types = RecordTable(counts: records.map(\.types.count))
        var members = RecordTable(counts: records.map(\.members.count))
        var mentions = RecordTable(counts: records.map(\.mentions.count))
        for place in files.reversed() {
            let number = Int(place.records)
            let file = records[number].files[Int(place.file)]
            for index in file.types.range.reversed() {
                types.push(RecordPlace(records: number, index: index), hash: records[number].types[index].name.hash)
            }
            for index in file.members.range.reversed() {
                members.push(RecordPlace(records: number, index: index), hash: records[number].members[index].type.hash)
            }
            for index in file.mentions.range.reversed() {
                let hash = records[number].mentions[index].name.hash
                mentions.push(RecordPlace(records: number, index: index), hash: hash)
            }
        }
        (typeTable, memberTable, mentionTable) = (types, members, mentions)
        sorted = Self.sorted(files, in: records)
    }

    /// Every file is read anew.
    convenience init(_ files: [(path: RelativePath, file: SwiftFile)]) {
        self.init(
            files.map(\.path),
            files.indices.map { SourcePlace(records: 0, file: $0) },
            in: [SurveyRecords(files.map(\.file))]
        )
    }

    private static func numbers(of files: [SourcePlace], in records: [SurveyRecords]) -> [[UInt32]] {
        var numbers = records.map { [UInt32](repeating: .max, count: $0.files.count) }
        for (number, place) in files.enumerated() {
            numbers[Int(place.records)][Int(place.file)] = UInt32(truncatingIfNeeded: number)
        }
        return numbers
    }

    // MARK: - Files

    /// The file that stands at a place in one of the records.
    func path(ofFile file: UInt32, in records: Int) -> RelativePath { paths[Int(numbers[records][Int(file)])] }

    /// The files that import a framework for tests.
    var testPaths: [RelativePath] {
        zip(paths, files).compactMap { path, place in file(at: place).isTest ? path : nil }
    }

    /// How many files import each module, and how many to test it.
    var imports: (all: [String: Int], tested: [String: Int]) {
        var all = records.map { [Int](repeating: 0, count: $0.lists.modules.count) }
        var tested = all
        for place in files {
            let number = Int(place.records)
            for index in file(at: place).imports.range {
                let found = records[number].lists.imports[index]
                all[number][Int(found.module)] += 1
                if found.isTested { tested[number][Int(found.module)] += 1 }
            }
        }
        return (named(all), named(tested))
    }

    private func named(_ counts: [[Int]]) -> [String: Int] {
        var named: [String: Int] = [:]
        for (part, counts) in zip(records, counts) {
            for (module, count) in zip(part.lists.modules, counts) where count > 0 {
                named[part.string(module), default: 0] += count
            }
        }
        return named
    }

    private func file(at place: SourcePlace) -> RecordedFile { records[Int(place.records)].files[Int(place.file)] }

    /// The names of the types that a file declares.
    func types(in path: String) -> [String] {
        guard let number = paths.sortedIndex(of: RelativePath(trusted: path), by: { $0 }) else { return [] }
        let part = records[Int(files[number].records)]
        return part.types[file(at: files[number]).types.range].map { part.string($0.name.text) }
    }

    // MARK: - Types

    /// The types, each name once, as the first file has it.
    var types: TypeList { TypeList(sources: self, places: sorted) }

    /// The type of a name, as the first file has it.
    func type(_ name: String) -> SurveyedType? {
        Self.withBytes(of: name) { bytes, hash in
            typeTable.first(hash: hash) { place in
                let part = records[place.records]
                return part.holds(part.types[place.index].name, bytes, hash: hash)
            }
        }
        .map { SurveyedType(sources: self, place: $0) }
    }

    private static func sorted(_ files: [SourcePlace], in records: [SurveyRecords]) -> [RecordPlace] {
        var keys: [(start: UInt64, place: RecordPlace)] = []
        for place in files {
            let number = Int(place.records)
            for index in records[number].files[Int(place.file)].types.range {
                let name = records[number].types[index].name
                keys.append((records[number].start(of: name), RecordPlace(records: number, index: index)))
            }
        }
        let name = { (place: RecordPlace) in records[place.records].types[place.index].name.text }
        // What is equal keeps its order, which is that of the files.
        keys.sort { left, right in
            if left.start != right.start { return left.start < right.start }
            return records[left.place.records].withBytes(of: name(left.place)) { left in
                records[right.place.records].withBytes(of: name(right.place)) { left.lexicographicallyPrecedes($0) }
            }
        }
        var places: [RecordPlace] = []
        places.reserveCapacity(keys.count)
        for (start, place) in keys {
            let isThere =
                places.last.map { last in
                    records[last.records].start(of: records[last.records].types[last.index].name) == start
                        && records[last.records].withBytes(of: name(last)) {
                            records[place.records].holds(name(place), $0)
                        }
                } ?? false
            if !isThere { places.append(place) }
        }
        return places
    }

    // MARK: - Members

    /// Whether an extension of the type stands at the top level of a file.
    func extends(_ type: String) -> Bool { anyPart(of: type) { $1.isExtension } }

    /// Whether the type, or an extension of it, has a member of a name.
    func hasMember(_ member: String, of type: String) -> Bool {
        Self.withBytes(of: member) { bytes, _ in
            anyPart(of: type) { part, members in
                part.lists.names[members.names.range].contains { part.holds($0, bytes) }
            }
        }
    }

    func isOnMainActor(_ type: String) -> Bool { anyPart(of: type) { $1.isOnMainActor } }

    /// The names of a type's stored properties by their types; of several the first.
    func propertyNames(of type: String) -> [String: String] {
        var names: [String: String] = [:]
        _ = anyPart(of: type) { part, members in
            for property in part.lists.properties[members.properties.range] {
                let type = part.string(property.type)
                if names[type] == nil { names[type] = part.string(property.name) }
            }
            return false
        }
        return names
    }

    /// The names of a type's members, sorted.
    func memberNames(of type: String) -> [String] {
        var names: Set<String> = []
        _ = anyPart(of: type) { part, members in
            names.formUnion(part.lists.names[members.names.range].map(part.string))
            return false
        }
        return names.sorted()
    }

    /// The names of all types that have members or extensions, sorted.
    var typesWithMembers: [String] {
        var names: Set<String> = []
        for place in files {
            let part = records[Int(place.records)]
            for members in part.members[file(at: place).members.range] where members.type.text.count > 0 {
                names.insert(part.string(members.type.text))
            }
        }
        return names.sorted()
    }

    /// Whether one of the places where a type has members passes, which are asked in their order.
    private func anyPart(of type: String, _ passes: (SurveyRecords, RecordedMembers) -> Bool) -> Bool {
        let found = Self.withBytes(of: type) { bytes, hash in
            memberTable.first(hash: hash) { place in
                let part = records[place.records]
                let members = part.members[place.index]
                return part.holds(members.type, bytes, hash: hash) && passes(part, members)
            }
        }
        return found != nil
    }

    // MARK: - Mentions

    /// The files that declare or extend a type, nested ones too, by the first part of its name, in their order.
    ///
    /// - Parameters:
    ///   - isDeclaring: Whether those are left out that only extend it.
    ///   - members: Where there are any, those are left out that surely have no member of these names in it.
    func files(naming name: String, isDeclaring: Bool, having members: [String] = []) -> [RelativePath] {
        var found: [RelativePath] = []
        Self.withBytes(of: name) { bytes, hash in
            _ = mentionTable.first(hash: hash) { place in
                let part = records[place.records]
                let mention = part.mentions[place.index]
                if mention.isDeclared || !isDeclaring, part.holds(mention.name, bytes, hash: hash),
                    mayHave(members, in: mention, of: part)
                {
                    found.append(path(ofFile: mention.file, in: place.records))
                }
                return false
            }
        }
        return found
    }

    private func mayHave(_ members: [String], in mention: RecordedMention, of part: SurveyRecords) -> Bool {
        guard mention.isPlain, !members.isEmpty else { return true }
        return members.contains { member in
            Self.withBytes(of: member) { bytes, _ in
                part.members[part.files[Int(mention.file)].members.range].contains { own in
                    own.type.hash == mention.name.hash
                        && part.lists.names[own.names.range].contains { part.holds($0, bytes) }
                }
            }
        }
    }

    /// Looks something up by the bytes of a name and the number that goes with them.
    private static func withBytes<Result>(
        of name: String,
        _ work: (UnsafeBufferPointer<UInt8>, UInt32) -> Result
    ) -> Result {
        var name = name
        return name.withUTF8 { work($0, SurveyRecords.hash(of: $0)) }
    }
}

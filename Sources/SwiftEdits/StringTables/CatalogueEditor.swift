import Diagnostics
import YAMLReader

/// Edits the text of one string catalogue: adds and removes entries.
package struct CatalogueEditor: StringTable {
    let bytes: [UInt8]
    private let strings: YAMLEntry
    private let members: [YAMLEntry]
    private let language: StringCatalogue.Language

    /// - Throws: `Failure` with a position if the text is not JSON, or has no `strings`.
    package init(_ bytes: [UInt8], name: String) throws(Failure) {
        let root = try YAMLSource(name: name, bytes: bytes).json()
        let mark = SourceMark(root.start, in: name)
        guard let entries = root.entries else { throw Failure("a string catalogue is an object", at: mark) }
        guard let strings = entries.first(where: { $0.key.text == "strings" }) else {
            throw Failure("the string catalogue has no \"strings\"", at: mark, hint: "add \"strings\" : { }")
        }
        guard let members = strings.value.entries else {
            throw Failure("\"strings\" must be an object", at: SourceMark(strings.value.start, in: name))
        }
        self.bytes = bytes
        self.strings = strings
        self.members = members
        language = StringCatalogue.Language(source: root["sourceLanguage"]?.scalar.flatMap(Self.text) ?? "en")
    }

    /// The scalar's text, unless it is empty.
    private static func text(_ scalar: YAMLScalar) -> String? {
        scalar.style == .doubleQuoted && !scalar.text.isEmpty ? scalar.text : nil
    }

    /// The keys of the catalogue.
    package var keys: Set<String> { Set(members.map(\.name)) }

    package func matches(_ entry: StringCatalogue.Entry) -> Bool? {
        guard let member = members.first(where: { $0.name == entry.key }) else { return nil }
        let present = bytes[member.value.range].filter { !$0.isSpace }
        let wanted = Array(layout.entry(entry, language: language).utf8).filter { !$0.isSpace }
        return wanted.suffix(present.count).elementsEqual(present)
            && wanted.count == present.count + JSONWriter.quoted(entry.key).utf8.filter { !$0.isSpace }.count + 1
    }

    /// Removes the keys.
    package func removing(_ keys: Set<String>) -> [UInt8] {
        let indices = members.indices.filter { keys.contains(members[$0].name) }
        guard !indices.isEmpty else { return bytes }
        if indices.count == members.count {
            let outer = indentation(at: strings.key.range.lowerBound)
            return filled(with: layout.unit == nil ? "" : layout.newline + layout.newline + outer)
        }
        let cuts = indices.map { index in
            let isInTail = !(index..<members.count).contains { !keys.contains(members[$0].name) }
            return isInTail
                ? members[index - 1].value.range.upperBound..<members[index].value.range.upperBound
                : members[index].key.range.lowerBound..<members[index + 1].key.range.lowerBound
        }
        return applying(cuts.map { SourceEdit($0, []) })
    }

    /// Adds the entries with keys that the catalogue lacks.
    package func adding(_ entries: [StringCatalogue.Entry]) -> [UInt8] {
        var known = keys
        let new = entries.filter { known.insert($0.key).inserted }
        guard !new.isEmpty else { return bytes }
        let layout = layout
        let (order, ranks) = CatalogueOrder.fitting(members.map(\.name))
        let sorted = new.map { (rank: CatalogueOrder.Rank($0.key, order), text: layout.entry($0, language: language)) }
            .sorted { $0.rank < $1.rank }
        if members.isEmpty { return filling(with: sorted.map(\.text), layout) }
        return applying(insertions(of: sorted, among: ranks))
    }

    /// The edits that add copies of entries under new keys, in the order of the others.
    package func copying(_ names: [(old: String, new: String)]) -> [SourceEdit] {
        let (order, ranks) = CatalogueOrder.fitting(members.map(\.name))
        let entries = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
        var known = keys
        let new = names.compactMap { name -> (rank: CatalogueOrder.Rank, text: String)? in
            guard let entry = entries[name.old], known.insert(name.new).inserted else { return nil }
            let rest = String(decoding: bytes[entry.key.range.upperBound..<entry.value.range.upperBound], as: UTF8.self)
            return (CatalogueOrder.Rank(name.new, order), JSONWriter.quoted(name.new) + rest)
        }
        .sorted { $0.rank < $1.rank }
        return insertions(of: new, among: ranks)
    }

    private func insertions(
        of new: [(rank: CatalogueOrder.Rank, text: String)],
        among old: [CatalogueOrder.Rank]
    ) -> [SourceEdit] {
        let layout = layout
        return zip(new, places(for: new.map(\.rank), among: old)).map { entry, place in
            guard place < members.count else {
                return SourceEdit(
                    at: members[place - 1].value.range.upperBound,
                    ("," + layout.separator + entry.text).utf8
                )
            }
            return SourceEdit(at: members[place].key.range.lowerBound, (entry.text + "," + layout.separator).utf8)
        }
    }

    /// For each new key, the index of the existing key to insert it before: the place that contradicts the order of the fewest
    /// keys.
    private func places(for new: [CatalogueOrder.Rank], among old: [CatalogueOrder.Rank]) -> [Int] {
        var least = 0
        return new.map { rank in
            // The new keys are sorted, so a key never goes before the previous one.
            least += SortedPlace.index(of: rank, among: old[least...])
            return least
        }
    }

    private func applying(_ edits: [SourceEdit]) -> [UInt8] { (try? SourceEdit.apply(edits, to: bytes)) ?? bytes }

    /// Adds entries between the brackets of an empty `strings`.
    private func filling(with texts: [String], _ layout: CatalogueText) -> [UInt8] {
        let end = layout.unit == nil ? "" : layout.newline + indentation(at: strings.key.range.lowerBound)
        return filled(with: layout.separator + texts.joined(separator: "," + layout.separator) + end)
    }

    /// The catalogue with a text between the brackets of `strings`.
    private func filled(with text: String) -> [UInt8] {
        applying([SourceEdit(strings.value.range.lowerBound + 1..<strings.value.range.upperBound - 1, text.utf8)])
    }

    // MARK: - Layout

    private var layout: CatalogueText {
        let newline = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let between = String(
            decoding: bytes[strings.key.range.upperBound..<strings.value.range.lowerBound],
            as: UTF8.self
        )
        let colon = between.contains(where: \.isNewline) ? " : " : between
        let outer = indentation(at: strings.key.range.lowerBound)
        guard let first = members.first else {
            let isOneLine = !bytes.contains(UInt8(ascii: "\n"))
            let unit = outer.isEmpty ? "  " : outer
            return CatalogueText(
                separator: isOneLine ? "" : newline + outer + unit,
                unit: isOneLine ? nil : unit,
                colon: colon,
                newline: newline
            )
        }
        let before = bytes[strings.value.range.lowerBound + 1..<first.key.range.lowerBound]
        guard before.contains(UInt8(ascii: "\n")) else {
            let separator = members.dropFirst().first.map { spaceBefore($0.key.range.lowerBound) } ?? ""
            return CatalogueText(separator: separator, unit: nil, colon: colon, newline: newline)
        }
        let inner = indentation(at: first.key.range.lowerBound)
        let isDeeper = inner.utf8.starts(with: outer.utf8) && inner != outer
        let unit = isDeeper ? String(decoding: inner.utf8.dropFirst(outer.utf8.count), as: UTF8.self) : "  "
        return CatalogueText(separator: newline + inner, unit: unit, colon: colon, newline: newline)
    }

    /// The spaces and tabs directly before an offset.
    private func spaceBefore(_ offset: Int) -> String {
        let start = bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The indentation of a key at the start of a line; empty for any other key.
    private func indentation(at offset: Int) -> String { ByteText(bytes: bytes).indentation(at: offset) ?? "" }
}

extension YAMLEntry {
    fileprivate var name: String { key.text ?? "" }
}

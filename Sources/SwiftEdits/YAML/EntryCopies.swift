import Diagnostics
import YAMLReader

/// The entries of a YAML file that name something, and a copy of each behind it, in its own layout.
package struct EntryCopies {
    /// Gives the text that a key, a value or a comment has in the copy; of a value also for its key.
    package typealias Copy = (_ text: String, _ key: String?) -> String

    private let file: ByteText
    private let copy: Copy
    private let isNamed: (String) -> Bool
    package private(set) var edits: [SourceEdit] = []
    /// The names that are no entries of a list, each with its key.
    package private(set) var unplaced: [(key: String?, node: YAMLNode)] = []

    /// - Parameter isNamed: Whether a key or a value names what is copied.
    package init(of bytes: [UInt8], _ root: YAMLNode, copy: @escaping Copy, where isNamed: @escaping (String) -> Bool) {
        (file, self.copy, self.isNamed) = (ByteText(bytes: bytes), copy, isNamed)
        // The project's own name says nothing of its parts.
        for entry in root.entries ?? [] where entry.key.text != "name" { visit(entry.value, under: entry.key.text) }
    }

    /// The copy of a whole file.
    package static func text(of bytes: [UInt8], _ root: YAMLNode, copy: @escaping Copy) -> String {
        EntryCopies(of: bytes, root, copy: copy) { _ in false }.text(Place(0..<bytes.count, root.scalars()))
    }

    private mutating func visit(_ node: YAMLNode, under key: String? = nil) {
        switch node.content {
        case .scalar(let scalar): if isNamed(scalar.text) { unplaced.append((key, node)) }
        case .mapping(let entries):
            let places = entries.map { Place($0.key.start.offset..<$0.end, $0.scalars) }
            for (index, entry) in entries.enumerated() {
                let key = entry.key.text ?? ""
                if isNamed(key) { add(index, of: places, in: node) } else { visit(entry.value, under: key) }
            }
        case .sequence(let items):
            let places = items.map { Place($0.range, $0.scalars()) }
            for (index, item) in items.enumerated() {
                if item.ownTexts.contains(where: isNamed) { add(index, of: places, in: node) } else { visit(item) }
            }
        }
    }

    // MARK: - Copies

    /// The bytes of an entry, with its keys and values in their order.
    private struct Place {
        let range: Range<Int>
        let scalars: [(key: String?, node: YAMLNode)]

        init(_ range: Range<Int>, _ scalars: [(key: String?, node: YAMLNode)]) {
            (self.range, self.scalars) = (range, scalars)
        }
    }

    private mutating func add(_ index: Int, of places: [Place], in list: YAMLNode) {
        let place = places[index]
        let range = place.range
        if [UInt8(ascii: "["), UInt8(ascii: "{")].contains(file.bytes[list.start.offset]) {
            let lead = file.indentation(at: range.lowerBound).map { file.newline + $0 } ?? " "
            edits.append(SourceEdit(at: range.upperBound, ("," + lead + text(place)).utf8))
            return
        }
        guard let start = startOfLine(range.lowerBound) else {
            unplaced += place.scalars.prefix(1)
            return
        }
        let comments = file.text(startOfComments(above: start)..<start)
        let own = copy(comments, nil) == comments ? "" : copy(comments, nil)
        let isApart = [index - 1, index].contains { first in
            first >= 0 && first + 1 < places.count
                && hasBlankLine(places[first].range.upperBound..<places[first + 1].range.lowerBound)
        }
        let lead = file.newline + (isApart ? file.newline : "") + own + file.text(start..<range.lowerBound)
        edits.append(SourceEdit(at: endOfLine(range.upperBound), (lead + text(place)).utf8))
    }

    private func text(_ place: Place) -> String {
        var (text, end) = ("", place.range.lowerBound)
        for (key, node) in place.scalars {
            text += gap(end..<node.start.offset) + written(node, key)
            end = node.end.offset
        }
        return text + gap(end..<place.range.upperBound)
    }

    private func written(_ node: YAMLNode, _ key: String?) -> String {
        let text = file.text(node.range)
        guard let own = node.text, !own.isEmpty, text.contains(own) else { return copy(text, key) }
        return text.replacingAll(own, with: copy(own, key))
    }

    private func gap(_ range: Range<Int>) -> String {
        let text = file.text(range)
        return text.contains("#") ? copy(text, nil) : text
    }

    // MARK: - Lines

    /// The start of the line on which an entry begins; `nil` where there is more before it than the dash of an item.
    private func startOfLine(_ offset: Int) -> Int? {
        if let indentation = file.indentation(at: offset) { return offset - indentation.utf8.count }
        var dash = offset
        while dash > 0, file.bytes[dash - 1].isBlank { dash -= 1 }
        guard dash > 0, file.bytes[dash - 1] == UInt8(ascii: "-") else { return nil }
        return file.indentation(at: dash - 1).map { dash - 1 - $0.utf8.count }
    }

    /// The start of the comments that stand directly above a line.
    private func startOfComments(above line: Int) -> Int {
        var start = line
        while start > 0 {
            let above = file.bytes[..<(start - 1)].lastIndex { $0 == .lineFeed }.map { $0 + 1 } ?? 0
            guard file.bytes[above..<start].first(where: { !$0.isBlank }) == UInt8(ascii: "#") else { break }
            start = above
        }
        return start
    }

    private func endOfLine(_ offset: Int) -> Int {
        file.bytes[offset...].firstIndex(where: \.isBreak) ?? file.bytes.count
    }

    private func hasBlankLine(_ gap: Range<Int>) -> Bool {
        file.text(gap).parted(by: "\n").dropFirst().dropLast().contains { $0.trimmingSpaces.isEmpty }
    }
}

extension YAMLEntry {
    /// The offset behind the entry, also where it has no value.
    fileprivate var end: Int { max(key.end.offset + 1, value.end.offset) }

    fileprivate var scalars: [(key: String?, node: YAMLNode)] { [(nil, key)] + value.scalars(under: key.text) }
}

extension YAMLNode {
    /// The keys and values in it, in the order of the text.
    fileprivate func scalars(under key: String? = nil) -> [(key: String?, node: YAMLNode)] {
        switch content {
        case .scalar: range.isEmpty ? [] : [(key, self)]
        case .sequence(let items): items.flatMap { $0.scalars(under: key) }
        case .mapping(let entries): entries.flatMap(\.scalars)
        }
    }

    /// The text of an item, or the texts of its values; of a test plan's item those of its target.
    fileprivate var ownTexts: [String] {
        text.map { [$0] } ?? (entries ?? []).compactMap(\.value.text) + (self["target"]?.ownTexts ?? [])
    }
}

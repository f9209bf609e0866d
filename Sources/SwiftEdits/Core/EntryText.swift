/// The text of an entry, free of the indentation that it came with: it takes on that of the file it goes into.
package struct EntryText: Sendable, Equatable {
    private struct Line: Sendable, Equatable {
        var level: Int
        var text: String
    }

    private let lines: [Line]

    package init(_ text: String) {
        var split = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line -> Substring in
            var line = line
            while line.last == " " || line.last == "\t" { line.removeLast() }
            return line
        }
        while split.first?.isEmpty == true { split.removeFirst() }
        while split.last?.isEmpty == true { split.removeLast() }
        let leads = split.map { $0.prefix { $0 == " " || $0 == "\t" } }
        let common = zip(split, leads).filter { !$0.0.isEmpty }.map { $0.1.count }.min() ?? 0
        let unit = Self.unit(of: zip(split, leads).filter { !$0.0.isEmpty }.map { $0.1.dropFirst(common) })
        lines = zip(split, leads).map { line, lead in
            Line(level: max(0, lead.count - common) / unit, text: String(line.dropFirst(lead.count)))
        }
    }

    var isEmpty: Bool { lines.isEmpty }
    var isOneLine: Bool { lines.count == 1 }

    /// How many characters one level takes.
    private static func unit(of leads: [Substring]) -> Int {
        let deeper = leads.filter { !$0.isEmpty }
        if deeper.contains(where: { $0.first == "\t" }) { return 1 }
        let least = deeper.map(\.count).min() ?? 4
        return deeper.allSatisfy { $0.count % 4 == 0 } ? 4 : least
    }

    /// The text with the file's indentation and line breaks; the first line has none before it.
    package func rendered(indentation: String, unit: String, newline: String) -> String {
        lines.enumerated().map { index, line in
            guard index > 0, !line.text.isEmpty else { return line.text }
            return indentation + String(repeating: unit, count: line.level) + line.text
        }
        .joined(separator: newline)
    }

    /// The text as a person would paste it.
    package var plain: String { rendered(indentation: "", unit: "    ", newline: "\n") }
}

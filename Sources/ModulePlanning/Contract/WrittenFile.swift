import Diagnostics
import SwiftEdits

/// A written file, checked for problems that its owner would see.
struct WrittenFile {
    let path: String
    let bytes: [UInt8]

    /// Words that must not occur in generated files.
    private static let leftovers = ["TODO", "FIXME", "<#", "Lorem ipsum"]

    /// The maximum line length in characters, the usual default of Swift formatters.
    private static let width = 120

    /// - Parameter isVerbatim: Whether the layout is the team's own.
    func problems(isVerbatim: Bool = false) -> [Problem] {
        let text = String(decoding: bytes, as: UTF8.self)
        return brackets() + (isVerbatim ? [] : lines(text) + ends(text))
    }

    private func brackets() -> [Problem] {
        guard path.hasSuffix(".swift"), let defect = ReadBack.defect(in: bytes) else { return [] }
        let place = mark(defect.position.line, defect.position.column)
        return [Problem("\(defect.message), so this is no Swift", at: place)]
    }

    private func lines(_ text: String) -> [Problem] {
        var problems: [Problem] = []
        var wasBlank = false
        let isCatalogue = path.hasSuffix(".xcstrings")
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            if line.last?.isWhitespace == true { problems.append(problem("the line ends in white space", number)) }
            if line.count > Self.width, path.hasSuffix(".swift") {
                problems.append(problem("the line has \(line.count) columns, more than \(Self.width)", number))
            }
            let isBlank = line.isEmpty
            if isBlank, wasBlank, !isCatalogue, number < text.count {
                problems.append(problem("two blank lines follow each other", number))
            }
            wasBlank = isBlank
            for word in Self.leftovers where line.description.parted(by: word).count > 1 {
                problems.append(problem("\"\(word)\" is left over", number))
            }
        }
        return problems
    }

    private func ends(_ text: String) -> [Problem] {
        guard !path.hasSuffix(".xcstrings"), !text.isEmpty, !text.hasSuffix("\n") else { return [] }
        return [Problem("the file does not end in a line break", at: SourceMark(source: path))]
    }

    private func problem(_ message: String, _ line: Int) -> Problem { Problem(message, at: mark(line, 1)) }

    private func mark(_ line: Int, _ column: Int) -> SourceMark { SourceMark(source: path, line: line, column: column) }
}

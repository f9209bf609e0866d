import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// Notes on numbers in comments and texts that counted an app's modules before there was one more.
struct CountNotes {
    private static let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    let names: NeighbourNames

    /// The notes on a file that got an entry.
    func notes(on file: SourceFile) -> [Problem] {
        let source = file.outline.source
        let owners = Set(file.typeNames.compactMap(names.owner))
        let text = source.text
        let count = names.neighbours.count { !owners.contains($0) && NeighbourNames.mentions(NameWords($0), in: text) }
        guard count > 1 else { return [] }
        let comments = file.outline.comments.map(\.range)
        let literals = file.outline.tokens.filter {
            [.string, .stringStart, .stringMiddle, .stringEnd].contains($0.kind)
        }
        return (comments + literals.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }.compactMap { range in
            guard let number = Self.number(count, in: source.text(range)) else { return nil }
            return Problem(
                "\"\(number)\" was the number of modules here; there is one more now",
                at: SourceMark(file.lines.position(at: range.lowerBound + number.offset), in: file.path.text),
                severity: .note
            )
        }
    }

    /// A number of things in a text: `2 tabs`, `Two flows`, with its offset.
    private static func number(_ count: Int, in text: String) -> Found? {
        var offset = 0
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let word = part.drop { !$0.isLetter && !$0.isNumber }
            let isCount = word == "\(count)" || count - 2 < words.count && word.lowercased() == words[count - 2]
            if isCount, index + 1 < parts.count, parts[index + 1].first?.isLetter == true {
                return Found(word: String(word), offset: offset + part.utf8.count - word.utf8.count)
            }
            offset += part.utf8.count + 1
        }
        return nil
    }

    private struct Found: CustomStringConvertible {
        let word: String
        let offset: Int

        var description: String { word }
    }
}

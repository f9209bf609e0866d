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
        let comments = file.outline.comments.map(\.range)
        let literals = file.outline.tokens.filter {
            [.string, .stringStart, .stringMiddle, .stringEnd].contains($0.kind)
        }
        let ranges = (comments + literals.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        let numbers = ranges.map { (range: $0, numbers: Self.numbers(in: source.text($0))) }
            .filter { !$0.numbers.isEmpty }
        guard !numbers.isEmpty else { return [] }
        let count = count(in: file)
        return numbers.compactMap { range, numbers in
            guard let number = numbers.first(where: { $0.value == count }) else { return nil }
            return Problem(
                "\"\(number.word)\" was the number of modules here; there is one more now",
                at: SourceMark(file.lines.position(at: range.lowerBound + number.offset), in: file.path.text),
                severity: .note
            )
        }
    }

    /// The number of modules that a file names beside its own.
    private func count(in file: SourceFile) -> Int {
        let owners = Set(file.typeNames.compactMap(names.owner))
        return names.neighbours.count { !owners.contains($0) && names.map(from: $0).isNamed(in: file.outline) }
    }

    /// The numbers of things in a text, two or more: `2 tabs`, `Two flows`, with their offsets.
    private static func numbers(in text: String) -> [(value: Int, word: String, offset: Int)] {
        var found: [(value: Int, word: String, offset: Int)] = []
        var offset = 0
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        for (part, next) in zip(parts, parts.dropFirst()) {
            let word = part.drop { !$0.isLetter && !$0.isNumber }
            if next.first?.isLetter == true, let value = value(of: String(word)), value > 1 {
                found.append((value, String(word), offset + part.utf8.count - word.utf8.count))
            }
            offset += part.utf8.count + 1
        }
        return found
    }

    private static func value(of word: String) -> Int? {
        Int(word) ?? words.firstIndex(of: word.lowercased()).map { $0 + 2 }
    }
}

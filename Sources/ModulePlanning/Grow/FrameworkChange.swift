import AppModel
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The change of a file of tests from one framework to another.
///
/// A file is of one of them: where code of people would stay that of the old one, all of the file does.
struct FrameworkChange {
    private let old: SwiftDocument
    private let new: SwiftDocument
    /// The frameworks that the later rendering does not import any more.
    private let frameworks: Set<TestFramework>
    /// What only the earlier rendering mentions: names of the old framework, and of tests.
    private let gone: Set<String>

    init?(from old: [UInt8], to new: [UInt8]) {
        (self.old, self.new) = (SwiftDocument(old), SwiftDocument(new))
        frameworks = TestFramework.imported(in: self.old.outline).subtracting(
            TestFramework.imported(in: self.new.outline)
        )
        guard !frameworks.isEmpty else { return nil }
        gone = Set(self.old.outline.identifiers).subtracting(self.new.outline.identifiers)
    }

    /// The outcome of a merge, or the file as it stands if it would be of both frameworks.
    func whole(_ outcome: FileGrowth.Outcome, instead standing: [UInt8]) -> FileGrowth.Outcome {
        guard !frameworks.isDisjoint(with: TestFramework.imported(in: SwiftDocument(standing).outline)),
            let line = leftLine(in: SwiftDocument(outcome.bytes))
        else { return outcome }
        let index = LineText(standing).lines.firstIndex { $0.elementsEqual(line.utf8) } ?? 0
        var note = GrowthNote(line: index + 1, place: "all of the file", wanted: new.text(new.bytes.indices))
        (note.standing, note.wantedLine) = (line, 1)
        return FileGrowth.Outcome(bytes: standing, notes: [note])
    }

    /// The first line of a merged file that the new framework has no place for.
    private func leftLine(in merged: SwiftDocument) -> String? {
        let word = merged.tokens.first {
            $0.kind == .identifier && $0.keyword == .none && gone.contains(merged.text($0.range))
        }
        let offset = word?.start ?? test(in: merged)?.range.lowerBound
        return offset.map { merged.text(merged.lineStart($0)..<merged.lineEnd($0)) }
    }

    /// A function that people have added to a class of which the old framework runs each function.
    private func test(in merged: SwiftDocument) -> Declaration? {
        let cases = old.outline.declarations.filter { $0.inheritance.contains { gone.contains($0.text) } }.map(\.name)
        return cases.lazy.flatMap { name in
            let known = new.outline.members(of: name).map(\.fullName)
            return merged.outline.members(of: name).filter {
                $0.kind == .func && $0.fullName.hasSuffix("()") && !known.contains($0.fullName)
            }
        }.first
    }
}

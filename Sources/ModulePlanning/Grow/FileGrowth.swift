import Diagnostics
import FileTransaction
import SwiftEdits

/// Grows an existing file to what the spec asks for now, and leaves all other code as it is.
///
/// It compares three texts: the file, the rendering of the last run's spec (`old`), and the rendering of the current spec
/// (`new`). A change is merged by lines if the lines around it are still as rendered, and otherwise by declarations.
struct FileGrowth {
    /// The result for the file.
    struct Outcome: Sendable, Equatable {
        var bytes: [UInt8]
        var notes: [GrowthNote] = []
        /// The changes that only people make. `bytes` does not contain them.
        var handWork: [ManualChange] = []
    }

    /// The most merge steps for one file in one run.
    private static let mostSteps = 400

    let path: String
    let isSwift: Bool
    var scope = DeclarationMerge.Scope.file(besides: [])
    /// Set if people wrote the file.
    var people: HandWrittenCode?

    /// Grows the file.
    ///
    /// - Parameters:
    ///   - old: The rendering of the last run's spec; `nil` if unknown. Every declaration that the file lacks is new then.
    ///   - isUntouched: Whether the file is still as written, even if the style would render it differently now.
    /// - Throws: `Failure` if the file cannot be parsed, or if the change would break it.
    func grow(_ standing: [UInt8], old: String?, new: String, isUntouched: Bool = false) throws(Failure) -> Outcome {
        if standing.elementsEqual(new.utf8) || old == new { return Outcome(bytes: standing) }
        if let old, isUntouched || standing.elementsEqual(old.utf8), case .file = scope {
            return Outcome(bytes: Array(new.utf8))
        }
        let layout = FileLayout(of: standing, isSwift: isSwift)
        let rendered = FileLayout(of: Array(new.utf8), isSwift: isSwift)
        let later = layout.fitted(new, from: rendered)
        guard let old else {
            return isSwift ? try growByDeclaration(standing, old: nil, new: later) : Outcome(bytes: standing)
        }
        let earlier = layout.fitted(old, from: rendered)
        let outcome =
            if case .file = scope, !isSwift || people == nil {
                try grow(standing, old: earlier, new: later, layout)
            } else {
                try growByDeclaration(standing, old: earlier, new: later)
            }
        let change = isSwift ? FrameworkChange(from: earlier, to: later) : nil
        return change?.whole(outcome, instead: standing) ?? outcome
    }

    private func grow(_ standing: [UInt8], old: [UInt8], new: [UInt8], _ layout: FileLayout) throws(Failure) -> Outcome
    {
        let merge = LineMerge(old: LineText(old), new: LineText(new), current: standing, isCRLF: layout.isCRLF)
        let merged = merge.merged
        guard isSwift else {
            return Outcome(bytes: merged, notes: merge.isComplete ? [] : [textNote(merge, new, layout)])
        }
        if merge.isComplete, isSound(merged, from: standing) { return Outcome(bytes: merged) }
        var outcome =
            isSound(merged, from: standing)
            ? try growByDeclaration(merged, old: merge.old.bytes(isCRLF: layout.isCRLF), new: new)
            : try growByDeclaration(standing, old: old, new: new)
        let comments = CommentMerge(old: old, new: new, current: outcome.bytes)
        outcome.bytes = comments.merged
        if !comments.lost.isEmpty {
            let line = merge.conflicts.first ?? 1
            outcome.notes.append(
                GrowthNote(line: line, place: "a comment", wanted: comments.lost.joined(separator: "\n"))
            )
        }
        return outcome
    }

    private func textNote(_ merge: LineMerge, _ new: [UInt8], _ layout: FileLayout) -> GrowthNote {
        let diff = Diff(old: merge.old.bytes(isCRLF: layout.isCRLF), new: new, context: 0)
        let lines = diff.hunks.flatMap(\.lines).filter { $0.kind == .added }
        let text = lines.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return GrowthNote(line: merge.conflicts.first ?? 1, place: "the file", wanted: text)
    }

    // MARK: - By declaration

    private func growByDeclaration(_ standing: [UInt8], old: [UInt8]?, new: [UInt8]) throws(Failure) -> Outcome {
        if let defect = ReadBack(document: SwiftDocument(standing)).defect {
            throw problem("the file cannot be read: \(defect.message)", line: defect.line)
        }
        let (earlier, later) = (old.map(SwiftDocument.init), SwiftDocument(new))
        let people = people?.besides(earlier, in: SwiftDocument(standing))
        var bytes = standing
        for _ in 0..<Self.mostSteps {
            var merge = DeclarationMerge(
                old: earlier,
                new: later,
                current: SwiftDocument(bytes),
                scope: scope,
                people: people
            )
            let edits: [SourceEdit]
            do throws(EditError.Reason) {
                edits = try merge.step()
                if !edits.isEmpty { bytes = try SourceEdit.apply(edits, to: bytes) }
            } catch {
                throw problem("the file cannot be grown: \(error.message)", line: nil)
            }
            guard edits.isEmpty else { continue }
            try check(bytes, from: standing)
            return Outcome(bytes: bytes, notes: merge.notes, handWork: merge.handWork)
        }
        throw problem("the file cannot be grown: its changes do not come to an end", line: nil)
    }

    /// Refuses a result that would break the file.
    private func check(_ bytes: [UInt8], from standing: [UInt8]) throws(Failure) {
        let (before, after) = (ReadBack(document: SwiftDocument(standing)), ReadBack(document: SwiftDocument(bytes)))
        if let defect = after.defect {
            throw problem("the plan would break the file: \(defect.message)", line: defect.line)
        }
        if let double = after.duplicates.subtracting(before.duplicates).sorted().first {
            throw problem("the plan would break the file: \"\(double.trimmingSpaces)\" would be there twice", line: nil)
        }
    }

    private func isSound(_ bytes: [UInt8], from standing: [UInt8]) -> Bool {
        (try? check(bytes, from: standing)) != nil
    }

    private func problem(_ message: String, line: Int?) -> Failure {
        Failure(
            message,
            at: SourceMark(source: path, line: line),
            hint: "mend the file, or move it away and let it be written anew"
        )
    }
}

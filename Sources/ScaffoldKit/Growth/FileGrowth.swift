import Diagnostics

/// Brings a file that stands in the app up to what the spec asks of it now, and leaves all else as it is.
///
/// Three texts are at hand: the file as it stands, what the spec of the last run made of it (`old`), and what the spec makes of it now
/// (`new`). Lines around which nothing has been changed since are carried over as they are rendered; the rest by declaration.
struct FileGrowth {
    /// What became of the file.
    struct Outcome: Sendable, Equatable {
        var bytes: [UInt8]
        var notes: [GrowthNote] = []
    }

    /// How many declarations, cases and lines of code one run may carry over to one file by their meaning.
    private static let mostSteps = 400

    let path: String
    let isSwift: Bool
    let scope: DeclarationMerge.Scope

    init(path: String, isSwift: Bool, scope: DeclarationMerge.Scope = .file(besides: [])) {
        self.path = path
        self.isSwift = isSwift
        self.scope = scope
    }

    /// Grows the file.
    ///
    /// - Parameters:
    ///   - old: What the last run rendered; `nil` where that is not known: then whatever the file lacks is new.
    ///   - isUntouched: Whether the file is as it was written, however the style would render that now.
    /// - Throws: `Failure` for a file that cannot be read, or that would be broken.
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
        guard case .file = scope else { return try growByDeclaration(standing, old: earlier, new: later) }
        return try grow(standing, old: earlier, new: later, layout)
    }

    private func grow(_ standing: [UInt8], old: [UInt8], new: [UInt8], _ layout: FileLayout) throws(Failure)
        -> Outcome
    {
        let merge = LineMerge(old: LineText(old), new: LineText(new), current: standing, isCRLF: layout.isCRLF)
        let merged = merge.merged
        guard isSwift else {
            return Outcome(bytes: merged, notes: merge.isComplete ? [] : [textNote(merge, new, layout)])
        }
        guard isSound(merged, from: standing) else { return try growByDeclaration(standing, old: old, new: new) }
        if merge.isComplete { return Outcome(bytes: merged) }
        return try growByDeclaration(merged, old: merge.old.bytes(isCRLF: layout.isCRLF), new: new)
    }

    private func textNote(_ merge: LineMerge, _ new: [UInt8], _ layout: FileLayout) -> GrowthNote {
        let diff = Diff(old: merge.old.bytes(isCRLF: layout.isCRLF), new: new, context: 0)
        let lines = diff.hunks.flatMap(\.lines).filter { $0.kind == .added }
        let text = lines.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return GrowthNote(line: 1, place: "the file", wanted: text)
    }

    // MARK: - By declaration

    private func growByDeclaration(_ standing: [UInt8], old: [UInt8]?, new: [UInt8]) throws(Failure) -> Outcome {
        if let defect = ReadBack(SwiftDocument(standing)).defect {
            throw problem("the file cannot be read: \(defect.message)", line: defect.line)
        }
        let (earlier, later) = (old.map(SwiftDocument.init), SwiftDocument(new))
        var bytes = standing
        for _ in 0..<Self.mostSteps {
            var merge = DeclarationMerge(old: earlier, new: later, current: SwiftDocument(bytes), scope: scope)
            let edits: [SourceEdit]
            do throws(EditError.Reason) {
                edits = try merge.step()
                if !edits.isEmpty { bytes = try SourceEdit.apply(edits, to: bytes) }
            } catch {
                throw problem("the file cannot be grown: \(error.message)", line: nil)
            }
            guard edits.isEmpty else { continue }
            try check(bytes, from: standing)
            return Outcome(bytes: bytes, notes: merge.notes)
        }
        throw problem("the file cannot be grown: its changes do not come to an end", line: nil)
    }

    /// Refuses what would break the file.
    private func check(_ bytes: [UInt8], from standing: [UInt8]) throws(Failure) {
        let (before, after) = (ReadBack(SwiftDocument(standing)), ReadBack(SwiftDocument(bytes)))
        if let defect = after.defect {
            throw problem("the plan would break the file: \(defect.message)", line: defect.line)
        }
        if let double = after.duplicates.subtracting(before.duplicates).sorted().first {
            throw problem("the plan would break the file: \"\(double.trimmingSpaces)\" would be there twice", line: nil)
        }
    }

    private func isSound(_ bytes: [UInt8], from standing: [UInt8]) -> Bool {
        let (before, after) = (ReadBack(SwiftDocument(standing)), ReadBack(SwiftDocument(bytes)))
        return after.defect == nil && after.duplicates.isSubset(of: before.duplicates)
    }

    private func problem(_ message: String, line: Int?) -> Failure {
        Failure(
            message,
            at: SourceMark(source: path, line: line),
            hint: "mend the file, or move it away and let it be written anew"
        )
    }
}

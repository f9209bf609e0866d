import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// A file that a style has written, and that an update brings to what the style writes now.
struct FileUpdate {
    let path: RelativePath
    let standing: [UInt8]
    /// The hash of what the style wrote, as the record has it.
    let recorded: String?

    /// - Parameters:
    ///   - old: What the style wrote, as its earlier state renders it; `nil` if that state is not known.
    ///   - hash: What the record has if that rendering is what was written.
    func grown(to new: String, since old: String?, provedBy hash: String?, by growth: FileGrowth) -> PieceGrowth.Grown {
        var grown = PieceGrowth.Grown(path: path, standing: standing, outcome: FileGrowth.Outcome(bytes: standing))
        if recorded == Self.hash(new.utf8) || standing.elementsEqual(new.utf8) { return grown }
        if recorded == Self.hash(standing) {
            grown.outcome.bytes = Array(new.utf8)
            return grown
        }
        if old == new { return grown }
        guard let old, hash == recorded else {
            if growth.isSwift, let old, let bytes = try? adding(new, since: old) { grown.outcome.bytes = bytes }
            grown.problems = [.unproved(path)]
            return grown
        }
        do throws(Failure) {
            let outcome = try growth.grow(standing, old: old, new: new)
            // Half a change of a project or of a property list may be none that can be read.
            grown.outcome = outcome
            if !growth.isSwift, !outcome.notes.isEmpty { grown.outcome.bytes = standing }
        } catch {
            // One file that does not merge is no reason to leave the others.
            grown.problems = error.problems.map { $0.weighed(as: .warning) }
        }
        return grown
    }

    static func hash(_ bytes: some Sequence<UInt8>) -> String { ContentHash(of: Array(bytes)).description }

    /// The file with the types and members that are new in the style.
    private func adding(_ new: String, since old: String) throws(Failure) -> [UInt8] {
        let outlines = [Outline(old), SourceFile(path: path, bytes: standing).outline]
        let lost = Outline(new).declarations.filter(\.kind.isType).flatMap { type -> [LostPart] in
            let isKnown = outlines.contains { $0.declarations.contains { $0.kind.isType && $0.name == type.name } }
            guard isKnown else { return [.type(type.name)] }
            let known = Set(outlines.flatMap { $0.members(of: type.name) }.map(\.name))
            return Set(type.members.map(\.name)).subtracting(known).sorted().map { .member(type: type.name, name: $0) }
        }
        return lost.isEmpty ? standing : try Restoration(new, lost: lost).restored(standing, path: path.text)
    }
}

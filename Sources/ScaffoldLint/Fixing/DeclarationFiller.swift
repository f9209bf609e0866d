import ScaffoldKit
import SwiftOutline

/// Puts declarations and members that a piece demands, and that the app has lost, back into the piece's file.
struct DeclarationFiller {
    let app: AppView

    func fill(_ piece: ModuleExpectation.Piece, in tree: inout FileTree) throws(PlanError) {
        for demand in piece.demands {
            do throws(FileTreeError) {
                guard let bytes = try tree.read(piece.path), let new = filled(demand.demand, piece, bytes) else {
                    continue
                }
                try tree.write(new, to: piece.path)
            } catch {
                throw .files(error)
            }
        }
    }

    private func filled(_ demand: Requirement.Demand, _ piece: ModuleExpectation.Piece, _ bytes: [UInt8]) -> [UInt8]? {
        let whole = Outline(piece.text)
        switch demand {
        case .declaration(let pattern, _):
            guard app.index.type(pattern.name) == nil, let wanted = whole.type(named: pattern.name) else { return nil }
            return Self.inserting(wanted, of: whole, into: Outline(SourceText(bytes)), bytes)
        case .member(let path, _):
            let parts = path.split(separator: ".").map(String.init)
            guard parts.count == 2, let owner = app.index.type(parts[0]), owner.members(named: parts[1]).isEmpty,
                let member = whole.members(of: parts[0]).first(where: { $0.name == parts[1] }),
                let step = try? AnchorStep("type \(parts[0])")
            else { return nil }
            let text = whole.dedented(member)
            let edit = Edit(.member, in: AnchorPath(steps: [step]), text: text)
            guard let edits = try? edit.edits(for: bytes), !edits.isEmpty else { return nil }
            return try? SourceEdit.apply(edits, to: bytes)
        }
    }

    /// A declaration goes before the one that follows it in the piece, if the file has that, else to the end.
    private static func inserting(_ wanted: Declaration, of whole: Outline, into file: Outline, _ bytes: [UInt8])
        -> [UInt8]?
    {
        let text = whole.textWithComments(of: wanted)
        let siblings = whole.declarations
        guard let place = siblings.firstIndex(of: wanted) else { return nil }
        for next in siblings[(place + 1)...] {
            guard let there = file.declarations.first(where: { $0.kind == next.kind && $0.name == next.name }) else {
                continue
            }
            let start = file.startWithComments(of: there)
            return try? SourceEdit.apply([SourceEdit(at: start, Array((text + "\n\n").utf8))], to: bytes)
        }
        let gap = bytes.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
        return bytes + Array((gap + text + "\n").utf8)
    }
}

extension Outline {
    /// The byte offset at which the comments right before a declaration begin.
    fileprivate func startWithComments(of declaration: Declaration) -> Int {
        declaration.leadingComments.first?.range.lowerBound ?? declaration.range.lowerBound
    }

    /// A member's text, as if it stood at the margin.
    fileprivate func dedented(_ member: Declaration) -> String {
        let column = source.position(at: member.range.lowerBound).column
        let lines = source.text(member.range).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line in
            let margin = line.prefix { $0 == " " }.count
            return number == 0 ? line : line.dropFirst(min(column - 1, margin))
        }
        .joined(separator: "\n")
    }

    fileprivate func textWithComments(of declaration: Declaration) -> String {
        source.text(startWithComments(of: declaration)..<declaration.range.upperBound)
    }
}

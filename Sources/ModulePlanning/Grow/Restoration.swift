import Diagnostics
import SwiftEdits
import SwiftOutline

/// Restores the lost parts of a piece in its file, and leaves all other code as it is.
///
/// It uses the piece without these parts as the last run's rendering, so that they merge like the additions of a growing file.
struct Restoration {
    /// The rendered text of the piece.
    let text: String
    let lost: [LostPart]

    private let piece: SwiftDocument

    init(_ text: String, lost: [LostPart]) {
        self.text = text
        self.lost = lost
        piece = SwiftDocument(Array(text.utf8))
    }

    /// Whether the piece contains the part.
    static func has(_ part: LostPart, in piece: Outline) -> Bool {
        switch part {
        case .type(let name): piece.declarations.contains { $0.kind.isType && $0.name == name }
        case .member(let type, let name), .modifier(let type, let name, _):
            piece.members(of: type).contains { $0.name == name }
        case .statement(let type, let text): piece.statement(text, of: type) != nil
        case .conformance(let type, let base, _):
            piece.declarations.contains {
                $0.kind.isType && $0.name == type && $0.inheritance.contains { TypeText.bare(of: $0.text) == base }
            }
        }
    }

    /// The file with the lost parts restored.
    ///
    /// - Throws: `Failure` if the file cannot be parsed, or if the change would break it.
    func restored(_ standing: [UInt8], path: String) throws(Failure) -> [UInt8] {
        let old = String(decoding: lost.reduce(piece.bytes) { without($1, $0) }, as: UTF8.self)
        var bytes = try FileGrowth(path: path, isSwift: true).grow(standing, old: old, new: text).bytes
        for case .modifier(let type, let name, let modifier) in lost {
            bytes = modified(type, name, by: modifier, bytes)
        }
        for case .conformance(let type, let base, let isClass) in lost {
            bytes = conforming(type, to: base, isClass: isClass, bytes)
        }
        return bytes
    }

    // MARK: - Declarations

    /// A text without a declaration or a member. It removes one at a time, as the empty lines around the next one depend on the
    /// rest.
    private func without(_ part: LostPart, _ bytes: [UInt8]) -> [UInt8] {
        let document = SwiftDocument(bytes)
        let removed: [Declaration]
        switch part {
        case .type(let name): removed = document.outline.declarations.filter { $0.kind.isType && $0.name == name }
        case .member(let type, let name):
            removed = document.outline.members(of: type).filter { $0.name == name && !$0.isContinuation }
        case .statement(let type, let text):
            guard let statement = document.outline.statement(text, of: type) else { return bytes }
            var left = bytes
            left.removeSubrange(document.lines(of: statement))
            return left
        case .modifier, .conformance: return bytes
        }
        guard let last = removed.last else { return bytes }
        var left = bytes
        left.removeSubrange(document.lines(of: last))
        return removed.count > 1 ? without(part, left) : left
    }

    private func modified(_ type: String, _ name: String, by modifier: String, _ bytes: [UInt8]) -> [UInt8] {
        let members = SwiftDocument(bytes).outline.members(of: type)
        guard let member = members.first(where: { $0.name == name && !$0.hasModifier(modifier) }) else { return bytes }
        let edit = SourceEdit(at: member.keywordRange.lowerBound, (modifier + " ").utf8)
        return (try? SourceEdit.apply([edit], to: bytes)) ?? bytes
    }

    // MARK: - Conformances

    /// Adds a type to an inheritance clause: after its neighbour in the piece, a class first.
    private func conforming(_ type: String, to base: String, isClass: Bool, _ bytes: [UInt8]) -> [UInt8] {
        let document = SwiftDocument(bytes)
        guard let wanted = piece.outline.declarations.first(where: { $0.kind.isType && $0.name == type }),
            let now = document.outline.declarations.first(where: { $0.kind.isType && $0.name == type }),
            let index = wanted.inheritance.firstIndex(where: { TypeText.bare(of: $0.text) == base })
        else { return bytes }
        let names = wanted.inheritance.map(\.text)
        let present = now.inheritance
        let edits: [SourceEdit]
        if present.isEmpty {
            edits = ConformanceEdit(Edit(.conformance, in: AnchorPath(steps: []), text: names[index]))
                .edits(addingTo: now, in: document)
        } else {
            let before = names[..<index].lazy.compactMap { name in present.lastIndex { $0.text == name } }.max()
            let place = isClass ? 0 : before.map { $0 + 1 } ?? next(names[(index + 1)...], present)
            edits = ListInserter(document: document, brackets: nil, elements: present.map(\.range))
                .insert(EntryText(names[index]), at: place)
        }
        return (try? SourceEdit.apply(edits, to: bytes)) ?? bytes
    }

    private func next(_ names: ArraySlice<String>, _ present: [Fragment]) -> Int {
        names.lazy.compactMap { name in present.firstIndex { $0.text == name } }.min() ?? present.count
    }
}

extension SwiftDocument {
    /// The lines of a declaration with the comments directly above it, and one of the empty lines around it.
    fileprivate func lines(of declaration: Declaration) -> Range<Int> {
        let entry = MergeText(document: self)
        let first = entry.adjoining(declaration.leadingComments, to: declaration).first?.range.lowerBound
        let start = lineStart(first ?? declaration.range.lowerBound)
        let end = min(lineEnd(declaration.range.upperBound) + 1, bytes.count)
        let isBreak = { (offset: Int) in offset >= 0 && offset < bytes.count && bytes[offset].isBreak }
        guard start == 0 || isBreak(start - 2) else { return start..<end }
        if isBreak(end) { return start..<end + 1 }
        let closes = token(at: end).kind == .rightBrace || token(at: end).kind == .endOfFile
        return closes && start > 0 ? start - 1..<end : start..<end
    }
}

extension SwiftDocument {
    fileprivate func lines(of statement: Statement) -> Range<Int> {
        lineStart(statement.range.lowerBound)..<min(lineEnd(statement.range.upperBound) + 1, bytes.count)
    }
}

extension Outline {
    /// The first statement with a text in the members of a type.
    fileprivate func statement(_ text: String, of type: String) -> Statement? {
        declarations.lazy.filter { $0.kind.hasMembers && $0.name == type }
            .flatMap { code(in: $0).statements }.first { $0.text == text }
    }
}

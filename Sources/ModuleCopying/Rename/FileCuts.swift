import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// The parts of a module's file that a copy leaves out, because it would declare them a second time.
struct FileCuts {
    let file: SourceFile
    let map: NameMap
    /// The types that stay, although a file of the module declares them.
    let left: Set<String>
    /// The types that the module's files declare and that are copied.
    let own: Set<String>

    /// The bytes that are cut; `nil` if nothing of the file is left.
    var ranges: [Range<Int>]? {
        let declarations = file.outline.declarations.filter { $0.kind != .import && !$0.isContinuation }
        var going: [Declaration] = []
        for declaration in declarations {
            switch cut(of: declaration) {
            case .all: going.append(declaration)
            case .some(let members): going += members
            case .none: break
            }
        }
        if !going.isEmpty { going += helpers(ofWhatGoes: going, among: declarations) }
        let whole = declarations.filter { going.contains($0) || isEmptied($0, without: going) }
        guard whole.count < declarations.count || declarations.isEmpty else { return nil }
        let document = SwiftDocument(Array(file.outline.source.bytes), outline: file.outline)
        return (going + whole.filter { !going.contains($0) }).map { Self.withLines($0.range, in: document) }
    }

    /// The private declarations, and those in extensions of types that are not the module's, that nothing mentions any more.
    private func helpers(ofWhatGoes going: [Declaration], among declarations: [Declaration]) -> [Declaration] {
        let others = declarations.filter { !$0.kind.isType && !extendsOwn($0) }
        var unused = (others + others.filter { $0.kind == .extension }.flatMap(\.members)).filter { declaration in
            declaration.hasModifier(.private, or: .fileprivate) && declaration.kind != .extension
                && SwiftIdentifier.isValid(declaration.name) && !map.matches(declaration.name)
                && !isOverload(declaration)
        }
        while true {
            let cuts = (going + unused).map(\.range)
            let mentioned = Set(
                file.outline.tokens.lazy
                    .filter { token in
                        token.kind == .identifier && !cuts.contains { $0.contains(token.start) }
                    }
                    .map(file.outline.text)
            )
            let used = unused.count { mentioned.contains($0.name) }
            guard used > 0 else { return unused }
            unused.removeAll { mentioned.contains($0.name) }
        }
    }

    /// Whether all members of an extension go.
    private func isEmptied(_ declaration: Declaration, without going: [Declaration]) -> Bool {
        let members = declaration.members.filter { !$0.isContinuation }
        return declaration.kind == .extension && declaration.inheritance.isEmpty && !members.isEmpty
            && members.allSatisfy(going.contains)
    }

    private enum Cut { case none, all, some([Declaration]) }

    private func cut(of declaration: Declaration) -> Cut {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol: return left.contains(declaration.name) ? .all : .none
        case .extension: return cut(ofExtension: declaration)
        case .macroExpansion: return .none
        default:
            return isOwn(declaration) ? .none : .all
        }
    }

    /// Whether a function or value may be declared by the copy, too.
    private func isOwn(_ declaration: Declaration) -> Bool {
        map.matches(declaration.name) || declaration.hasModifier(.private, or: .fileprivate) || isOverload(declaration)
    }

    /// Whether a function takes a type that is copied, so that its copy is another function, though it has the same name.
    private func isOverload(_ declaration: Declaration) -> Bool {
        declaration.parameters.contains { isOfCopy($0.range) }
    }

    private func isOfCopy(_ range: Range<Int>) -> Bool { !own.isDisjoint(with: file.outline.names(in: range)) }

    /// The functions and values at the top level that are cut, though they are of a type that is copied: the copy lacks them.
    var lacking: [Declaration] {
        file.outline.declarations.filter { declaration in
            guard [.func, .let, .var].contains(declaration.kind), !isOwn(declaration) else { return false }
            let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
            return isOfCopy(declaration.nameRange.upperBound..<end)
        }
    }

    private func cut(ofExtension declaration: Declaration) -> Cut {
        guard !extendsOwn(declaration) else { return .none }
        if declaration.hasModifier(.private, or: .fileprivate) { return .none }
        if let clause = declaration.whereClause, isOfCopy(clause.range) {
            // `style(.large)` could not tell the copy's member from the original's.
            let going = clause.text.contains("Self ==") ? declaration.members.filter { $0.isOfType && !isOwn($0) } : []
            return going.isEmpty ? .none : going.count == declaration.members.count ? .all : .some(going)
        }
        if declaration.inheritance.contains(where: { own.contains(TypeText.bare(of: $0.text)) }) { return .none }
        guard declaration.inheritance.isEmpty else { return .all }
        let members = declaration.members.filter { !$0.isContinuation }
        let going = members.filter { !isOwn($0) }
        return going.count == members.count ? .all : going.isEmpty ? .none : .some(going)
    }

    /// Whether a declaration extends a type that is copied.
    private func extendsOwn(_ declaration: Declaration) -> Bool {
        declaration.kind == .extension
            && (own.contains(TypeText.bare(of: declaration.name))
                || own.contains(String(declaration.name.prefix { $0 != "." })))
    }

    /// The bytes with the comments above and the lines that they fill.
    static func withLines(_ range: Range<Int>, in document: SwiftDocument) -> Range<Int> {
        let source = CopyInserter(document).source(of: range)
        guard document.startsLine(source.lowerBound), let end = document.endOfCodeLine(range.upperBound) else {
            return range
        }
        let isLast = end == document.bytes.count
        return document.lineStart(source.lowerBound)..<(isLast ? end : end + document.newline(near: end).utf8.count)
    }

    /// The bytes between cuts, with one empty line where two would meet, and none at the start or end of a block.
    static func rest(besides cuts: [Range<Int>], of document: SwiftDocument) -> [Range<Int>] {
        let count = document.bytes.count
        var rest: [Range<Int>] = []
        var end = 0
        for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) + [count..<count] {
            if end < cut.lowerBound { rest.append(end..<cut.lowerBound) }
            end = max(end, cut.upperBound)
            guard !cut.isEmpty, document.lineStart(end) == end else { continue }
            let above = rest.last.map { document.lineStart(max(0, $0.upperBound - 1))..<$0.upperBound } ?? 0..<0
            let below = end..<document.lineEnd(end)
            let isSpace = { (byte: UInt8) in byte.isBlank || byte.isBreak }
            let isEmptyAbove = document.bytes[above].allSatisfy(isSpace)
            let isEmptyBelow = document.bytes[below].allSatisfy(isSpace)
            if isEmptyBelow, end < count,
                isEmptyAbove || document.bytes[above].last(where: { !isSpace($0) }) == UInt8(ascii: "{")
            {
                end = min(count, below.upperBound + document.newline(near: end).utf8.count)
            } else if isEmptyAbove, let last = rest.last,
                end == count || document.bytes[below].first(where: { !isSpace($0) }) == UInt8(ascii: "}")
            {
                rest[rest.count - 1] = last.lowerBound..<above.lowerBound
            }
        }
        return rest
    }
}

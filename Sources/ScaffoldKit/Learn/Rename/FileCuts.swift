import AppModel
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
        var cuts: [Range<Int>] = []
        var isLeft = false
        let declarations = file.outline.declarations.filter { $0.kind != .import && !$0.isContinuation }
        for declaration in declarations {
            switch cut(of: declaration) {
            case .all: cuts.append(declaration.range)
            case .some(let members):
                cuts += members.map(\.range)
                isLeft = true
            case .none: isLeft = true
            }
        }
        guard isLeft || declarations.isEmpty else { return nil }
        let document = SwiftDocument(Array(file.outline.source.bytes), outline: file.outline)
        return cuts.map { Self.withLines($0, in: document) }
    }

    private enum Cut { case none, all, some([Declaration]) }

    private func cut(of declaration: Declaration) -> Cut {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol: return left.contains(declaration.name) ? .all : .none
        case .extension: return cut(ofExtension: declaration)
        case .macroExpansion: return .none
        default:
            let isOwn = map.bears(declaration.name) || declaration.hasModifier(.private, or: .fileprivate)
            return isOwn ? .none : .all
        }
    }

    private func cut(ofExtension declaration: Declaration) -> Cut {
        let name = TypeText.bare(of: declaration.name)
        let outer = String(declaration.name.prefix { $0 != "." })
        guard !own.contains(name), !own.contains(outer) else { return .none }
        if declaration.hasModifier(.private, or: .fileprivate) { return .none }
        if declaration.inheritance.contains(where: { own.contains(TypeText.bare(of: $0.text)) }) { return .none }
        guard declaration.inheritance.isEmpty else { return .all }
        let members = declaration.members.filter { !$0.isContinuation }
        let going = members.filter { !map.bears($0.name) && !$0.hasModifier(.private, or: .fileprivate) }
        return going.count == members.count ? .all : going.isEmpty ? .none : .some(going)
    }

    /// The bytes with the comments above and the lines that they fill, and one empty line.
    static func withLines(_ range: Range<Int>, in document: SwiftDocument) -> Range<Int> {
        let source = CopyInserter(document).source(of: range)
        var start = document.lineStart(source.lowerBound)
        var end = document.endOfCodeLine(range.upperBound) ?? range.upperBound
        guard document.startsLine(source.lowerBound) else { return range }
        if end < document.bytes.count { end += document.newline(near: end).utf8.count }
        let isBlankBelow =
            end < document.bytes.count && document.bytes[end..<document.lineEnd(end)].allSatisfy(\.isBlank)
        if isBlankBelow {
            end = min(document.bytes.count, document.lineEnd(end) + document.newline(near: end).utf8.count)
        } else if start > 1, document.bytes[document.lineStart(start - 1)..<start - 1].allSatisfy(\.isBlank) {
            start = document.lineStart(start - 1)
        }
        return start..<end
    }
}

import Diagnostics
import ScaffoldLint
import SwiftOutline

@testable import FileTransaction
@testable import ModulePlanning

/// One part of a module that goes, as somebody would take it out in an editor.
struct Deletion: CustomStringConvertible {
    enum Part {
        case file(RelativePath)
        case declaration(RelativePath, String)
        case conformance(RelativePath, String, String)
        case member(RelativePath, String, String)
        case modifier(RelativePath, String, String, String)
        /// A statement that registers a service with a container.
        case statement(RelativePath, String, String)
        case entry(WiringInsertion)
        case text(ModuleRecord.Text)
    }

    /// The id of the piece or wiring in the manifest.
    let piece: String
    let part: Part

    var description: String {
        switch part {
        case .file(let path): "\(piece): \(path)"
        case .declaration(_, let name): "\(piece): \(name)"
        case .conformance(_, let name, let base): "\(piece): \(name): \(base)"
        case .member(_, let type, let name): "\(piece): \(type).\(name)"
        case .modifier(_, let type, let name, let modifier): "\(piece): \(modifier) of \(type).\(name)"
        case .statement(_, let type, let text): "\(piece): \(type): \(text.prefix { $0 != "{" })"
        case .entry(let entry): "\(piece): \(entry.file): \(entry.text.split(whereSeparator: \.isNewline).first ?? "")"
        case .text(let text): "\(piece): \(text.key)"
        }
    }

    /// The file that changes.
    var path: RelativePath {
        get throws {
            switch part {
            case .file(let path), .declaration(let path, _), .conformance(let path, _, _), .member(let path, _, _),
                .modifier(let path, _, _, _), .statement(let path, _, _):
                path
            case .entry(let entry): try RelativePath(entry.file)
            case .text(let text): try RelativePath(text.file)
            }
        }
    }

    /// Whether lint tells of several such parts in one finding: entries of one rule, and texts.
    var isEntry: Bool {
        switch part {
        case .entry, .text: true
        default: false
        }
    }

    /// Takes the part out.
    ///
    /// - Returns: Whether there was anything to take.
    func apply(to tree: inout FileTree) throws -> Bool {
        let path = try path
        guard let bytes = try tree.read(path) else { return false }
        if case .file = part {
            try tree.remove(path)
            return true
        }
        guard let left = try without(bytes), left != bytes else { return false }
        try tree.write(left, to: path)
        return true
    }

    private func without(_ bytes: [UInt8]) throws -> [UInt8]? {
        let outline = Outline(SourceText(bytes))
        switch part {
        case .file: return nil
        case .declaration(_, let name):
            return outline.declarations.first { $0.kind.isType && $0.name == name }
                .map { Self.removing($0, from: bytes) }
        case .member(_, let type, let name):
            let members = outline.members(of: type).filter { $0.name == name && !$0.isContinuation }
            return members.reversed().reduce(bytes) { Self.removing($1, from: $0) }
        case .modifier(_, let type, let name, let modifier):
            guard let member = outline.members(of: type).first(where: { $0.name == name }),
                let range = member.modifiers.first(where: { $0.name == modifier })?.range
            else { return nil }
            return Array(bytes[..<range.lowerBound] + bytes[(range.upperBound + 1)...])
        case .conformance(_, let name, let base):
            return Self.removing(base, from: outline, name, bytes)
        case .statement(_, let type, let text):
            guard let statement = Self.statements(of: type, in: outline).first(where: { $0.text == text }) else {
                return nil
            }
            let newline = UInt8(ascii: "\n")
            let start = bytes[..<statement.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
            let end = bytes[statement.range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
            return Array(bytes[..<start] + bytes[end...])
        case .entry(let entry):
            return EntryRemover(bytes: bytes, insertion: entry).outcome()?.bytes
        case .text(let text):
            return try CatalogueRemover(bytes, name: text.file).removing([text]).bytes
        }
    }

    /// The statements in the bodies of a type's members.
    static func statements(of type: String, in outline: Outline) -> [Statement] {
        outline.declarations.filter { $0.kind.isType && $0.name == type }.flatMap { outline.code(in: $0).statements }
    }

    /// Takes whole lines: the declaration with the comments right above it, and one of the empty lines around it.
    private static func removing(_ declaration: Declaration, from bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        var first = declaration.range.lowerBound
        for comment in declaration.leadingComments.reversed() {
            guard bytes[comment.range.upperBound..<first].count(where: { $0 == newline }) < 2 else { break }
            first = comment.range.lowerBound
        }
        var start = bytes[..<first].lastIndex(of: newline).map { $0 + 1 } ?? 0
        var end = bytes[declaration.range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
        let isEmptyBefore = start == 0 || start > 1 && bytes[start - 2] == newline
        if end < bytes.count, bytes[end] == newline, isEmptyBefore {
            end += 1
        } else if isEmptyBefore, start > 0 {
            let rest = bytes[end...].first { $0 != UInt8(ascii: " ") }
            if rest == UInt8(ascii: "}") || rest == nil { start -= 1 }
        }
        return Array(bytes[..<start] + bytes[end...])
    }

    private static func removing(_ base: String, from outline: Outline, _ name: String, _ bytes: [UInt8]) -> [UInt8]? {
        for type in outline.declarations where type.kind.hasMembers && type.name == name {
            let all = type.inheritance
            let isBase = { (written: String) in TypeText.bare(of: written) == base }
            guard let index = all.firstIndex(where: { isBase($0.text) }) else { continue }
            let range =
                all.count == 1
                ? type.nameRange.upperBound..<all[0].range.upperBound
                : index == 0
                    ? all[0].range.lowerBound..<all[1].range.lowerBound
                    : all[index - 1].range.upperBound..<all[index].range.upperBound
            return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
        }
        return nil
    }
}

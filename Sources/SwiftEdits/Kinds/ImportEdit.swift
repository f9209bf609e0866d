import Diagnostics
import SwiftOutline

/// Adds an import, sorted where the others are.
package struct ImportEdit {
    private let edit: Edit

    package init(_ edit: Edit) { self.edit = edit }

    package func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        let entry = EntryText(edit.text)
        let text = entry.plain.contains("import ") ? entry.plain : "import \(entry.plain)"
        guard let new = Outline(text).declarations.first, new.kind == .import, entry.isOneLine else {
            throw .text("\"\(text)\" is no import")
        }
        let imports = document.outline.declarations.filter { $0.kind == .import && !$0.isInsideConditional }
        let known = imports.filter { $0.name == new.name && !$0.isPartial(in: document) }
        if known.contains(where: { $0.isTestable || !new.isTestable }) { return [] }
        let alike = imports.filter { $0.isTestable == new.isTestable }
        if alike.isEmpty { return [beside(imports, text, isTestable: new.isTestable, document)] }
        let index = SortedPlace.index(for: new.name, among: alike.map(\.name), sorted: isSorted(alike))
        guard index > 0 else {
            let offset = document.lineStart(alike[0].range.lowerBound)
            return [SourceEdit(at: offset, (text + document.newline(near: offset)).utf8)]
        }
        return [behind(alike[index - 1], text, isApart: false, document)]
    }

    private func isSorted(_ imports: [Declaration]) -> Bool {
        let names = imports.map { $0.name.lowercased() }
        return edit.sorted ?? zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    }

    private func behind(_ sibling: Declaration, _ text: String, isApart: Bool, _ document: SwiftDocument) -> SourceEdit
    {
        let end = document.endOfCodeLine(sibling.range.upperBound) ?? sibling.range.upperBound
        let newline = document.newline(near: end)
        return SourceEdit(at: end, (newline + (isApart ? newline : "") + text).utf8)
    }

    /// The first import of its sort: `@testable` ones follow the others.
    private func beside(_ imports: [Declaration], _ text: String, isTestable: Bool, _ document: SwiftDocument)
        -> SourceEdit
    {
        if let last = imports.last, isTestable { return behind(last, text, isApart: true, document) }
        let offset = imports.first.map { document.lineStart($0.range.lowerBound) } ?? top(of: document)
        let newline = document.newline(near: offset)
        let isEmpty = document.token(at: offset).kind == .endOfFile
        return SourceEdit(at: offset, (text + newline + (isEmpty ? "" : newline)).utf8)
    }

    /// The start of the first code with its comments, after the file's header.
    private func top(of document: SwiftDocument) -> Int {
        var offset = document.lineStart(document.token(at: 0).start)
        while let line = lineBefore(offset, document) {
            if isBlank(line, document) {
                guard let title = lineBefore(line.lowerBound, document), isTitle(title, document) else { return offset }
                offset = title.lowerBound
            } else {
                offset = line.lowerBound
            }
        }
        return offset
    }

    private func lineBefore(_ offset: Int, _ document: SwiftDocument) -> Range<Int>? {
        guard offset > 0 else { return nil }
        let end = document.bytes[..<offset].suffix(2).elementsEqual("\r\n".utf8) ? offset - 2 : offset - 1
        return document.lineStart(end)..<offset
    }

    private func isBlank(_ line: Range<Int>, _ document: SwiftDocument) -> Bool {
        document.text(line).allSatisfy(\.isWhitespace)
    }

    private func isTitle(_ line: Range<Int>, _ document: SwiftDocument) -> Bool {
        let words = document.text(line).split(whereSeparator: \.isWhitespace)
        return words.first == "//" && words.dropFirst().first == "MARK:"
    }
}

extension Declaration {
    fileprivate var isTestable: Bool { hasAttribute("testable") }

    /// Whether only one declaration of the module is imported: `import struct Foundation.URL`.
    fileprivate func isPartial(in document: SwiftDocument) -> Bool {
        document.token(at: keywordRange.upperBound).start != nameRange.lowerBound || name.contains(".")
    }
}

import AppModel
import Diagnostics
import ScaffoldKit
import SwiftOutline

/// The line breaks and indentation of a file, for text that is inserted.
struct SourceLayout {
    /// The line break.
    let newline: String
    /// The indentation of one level.
    let unit: String
    private let source: SourceText
    private let lines: LineTable

    init(_ file: SourceFile) {
        (source, lines) = (file.outline.source, file.lines)
        let layout = FileLayout(of: Array(source.bytes(in: 0..<source.count)), isSwift: true)
        newline = layout.newline
        unit = layout.unit ?? "    "
    }

    /// The white space that the line of a byte offset begins with.
    func indentation(at offset: Int) -> String {
        let line = source.bytes(in: lineStart(of: offset)..<offset)
        return String(decoding: line.prefix(while: \.isBlank), as: UTF8.self)
    }

    /// Where the line of a byte offset begins.
    func lineStart(of offset: Int) -> Int {
        lines.range(ofLine: lines.position(at: offset).line).lowerBound
    }

    /// Whether a line ends between two byte offsets.
    func hasBreak(in range: Range<Int>) -> Bool {
        source.bytes(in: range).contains(where: \.isBreak)
    }

}

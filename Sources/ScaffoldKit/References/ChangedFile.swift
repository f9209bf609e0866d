import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// A Swift file that a change set creates or edits, and which of its bytes the change set writes.
struct ChangedFile {
    let file: SourceFile
    let code: Code
    /// The bytes of the lines that the change set adds; all bytes of a new file.
    private let added: [Range<Int>]

    var outline: Outline { file.outline }

    init(_ file: SourceFile, changing old: [UInt8]?, to new: [UInt8]) {
        self.file = file
        code = file.code()
        guard let old else {
            added = [0..<new.count]
            return
        }
        let lines = new.split(separator: .lineFeed, omittingEmptySubsequences: false)
        added = Diff(old: old, new: new, context: 0).hunks.compactMap { hunk in
            guard let first = hunk.new.first, let last = hunk.new.last, last < lines.count else { return nil }
            return lines[first].startIndex..<lines[last].endIndex
        }
    }

    /// Whether the change set writes any of the bytes.
    func isAdded(_ range: Range<Int>) -> Bool {
        added.contains { $0.overlaps(range) || range.isEmpty && $0.contains(range.lowerBound) }
    }

    func mark(_ offset: Int) -> SourceMark { SourceMark(file.lines.position(at: offset), in: file.path.text) }

    /// The place of code in the file, for looking names up from there.
    func viewpoint(at offset: Int) -> Viewpoint {
        Viewpoint(file: file, enclosing: outline.declarations(around: offset))
    }
}

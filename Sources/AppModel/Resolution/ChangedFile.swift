import Diagnostics
import FileTransaction
import SwiftOutline

/// A Swift file that a change set creates or edits, and which of its bytes the change set writes.
package struct ChangedFile {
    package let file: SourceFile
    package let code: Code
    /// The bytes of the lines that the change set adds; all bytes of a new file.
    private let added: [Range<Int>]

    package var outline: Outline { file.outline }

    /// A file of which all is looked at.
    package init(_ file: SourceFile) {
        self.init(file, changing: nil, to: Array(file.outline.source.bytes))
    }

    package init(_ file: SourceFile, changing old: [UInt8]?, to new: [UInt8]) {
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
    package func isAdded(_ range: Range<Int>) -> Bool {
        added.contains { $0.overlaps(range) || range.isEmpty && $0.contains(range.lowerBound) }
    }

    package func mark(_ offset: Int) -> SourceMark { SourceMark(file.lines.position(at: offset), in: file.path.text) }

    /// The place of code in the file, for looking names up from there.
    package func viewpoint(at offset: Int) -> Viewpoint {
        Viewpoint(file: file, enclosing: outline.declarations(around: offset))
    }
}

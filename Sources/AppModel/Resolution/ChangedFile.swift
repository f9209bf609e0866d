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
            let run = hunk.old.isEmpty ? Self.allPlaces(of: hunk.new, in: lines) : hunk.new
            guard let first = run.first, let last = run.last, last < lines.count else { return nil }
            return lines[first].startIndex..<lines[last].endIndex
        }
    }

    /// Added lines with those before and behind that may be the added ones as well: a copy below its original begins and ends like it.
    private static func allPlaces(of run: Range<Int>, in lines: [ArraySlice<UInt8>]) -> Range<Int> {
        var (up, down) = (run, run)
        while let last = up.last, last < lines.count, up.lowerBound > 0, lines[up.lowerBound - 1] == lines[last] {
            up = up.lowerBound - 1..<last
        }
        while let first = down.first, down.upperBound < lines.count, lines[first] == lines[down.upperBound] {
            down = first + 1..<down.upperBound + 1
        }
        return up.lowerBound..<down.upperBound
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

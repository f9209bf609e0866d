import Diagnostics
import SwiftOutline

/// A line that a merge has left in a file which both sides had changed. Nothing is read from such a file nor written to it: which
/// side stays is not decided yet.
struct ConflictMarker {
    let position: SourcePosition
    /// `<<<<<<< HEAD`
    let text: String

    private static let length = 7
    private static let signs = Array("<=>".utf8)

    /// The first marker in the bytes of a file; `nil` if there is none. In Swift, lines of literals and comments are none.
    init?(in bytes: [UInt8], isSwift: Bool) {
        var starts = bytes.indices.filter { Self.isMarker($0, in: bytes, isSwift) }
        let source = SourceText(bytes)
        if isSwift, !starts.isEmpty {
            let tokens = TokenList(source)
            starts.removeAll { source.isText($0, among: tokens) }
        }
        guard let start = starts.first else { return nil }
        let end = bytes[start...].firstIndex(where: \.isBreak) ?? bytes.count
        (position, text) = (source.position(at: start), source.text(start..<end).trimmingSpaces)
    }

    private static func isMarker(_ start: Int, in bytes: [UInt8], _ isSwift: Bool) -> Bool {
        let sign = bytes[start]
        guard signs.contains(sign), start == 0 || bytes[start - 1].isBreak, start + length <= bytes.count,
            bytes[start..<start + length].allSatisfy({ $0 == sign })
        else { return false }
        let next = start + length < bytes.count ? bytes[start + length] : .lineFeed
        // Other formats have lines of `=` for headings.
        return sign == UInt8(ascii: "=") ? isSwift && next.isBreak : next == UInt8(ascii: " ")
    }
}

extension SourceText {
    /// Whether a byte is within a literal or a comment.
    fileprivate func isText(_ offset: Int, among tokens: TokenList) -> Bool {
        let next = tokens.firstIndex(from: offset)
        let end = next > 0 ? tokens[next - 1].end : 0
        return end > offset || comments(in: end..<tokens[next].start).contains { $0.range.contains(offset) }
    }
}

extension Failure {
    /// A file with a marker of a merge.
    static func unmerged(_ marker: ConflictMarker, in path: RelativePath) -> Failure {
        let problem = Problem(
            "a merge has left \"\(marker.text)\" in the file",
            at: SourceMark(marker.position, in: path.text),
            hint: "resolve the conflict, then run the command again"
        )
        return Failure(.conflict, [problem])
    }
}

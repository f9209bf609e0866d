import SwiftOutline

/// An editor's placeholder that was never filled in: `<#name#>`.
struct Placeholder: Check {
    static let parameters: [String] = []

    init(_ parameters: inout Parameters) {}

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (index, file) in app.index.files.enumerated() where file.role != .manifest {
            for range in Self.placeholders(in: file.outline) where !file.isPreview(range.lowerBound) {
                let name = file.outline.source.text(range)
                report.add(range, in: index, of: name, ["name": name])
            }
        }
    }

    private static func placeholders(in outline: Outline) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let source = outline.source
        guard source.contains("<#") else { return [] }
        var end = 0
        for token in outline.tokens where token.start >= end && !token.kind.isText {
            guard source.bytes(in: token.start..<token.start + 2).elementsEqual("<#".utf8),
                let close = Self.close(source.bytes(in: token.start..<min(token.start + 400, source.count)))
            else { continue }
            found.append(token.start..<close)
            end = close
        }
        return found
    }

    /// The offset behind `#>` on the same line.
    private static func close(_ text: ArraySlice<UInt8>) -> Int? {
        var last: UInt8 = 0
        for (offset, byte) in zip(text.indices, text) {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
            if byte == UInt8(ascii: ">"), last == UInt8(ascii: "#") { return offset + 1 }
            last = byte
        }
        return nil
    }
}

extension TokenKind {
    /// Whether the token is a literal that may hold anything.
    fileprivate var isText: Bool {
        switch self {
        case .string, .stringStart, .stringMiddle, .stringEnd, .regex: true
        default: false
        }
    }
}

import SwiftOutline

/// Editor placeholders: `<#name#>`.
struct Placeholder: Check {

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (index, file) in app.model.files.enumerated() where file.role != .manifest {
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

    /// The offset after `#>` on the same line.
    private static func close(_ text: ArraySlice<UInt8>) -> Int? {
        let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.indices.dropFirst().first { line[$0 - 1] == UInt8(ascii: "#") && line[$0] == UInt8(ascii: ">") }
            .map { $0 + 1 }
    }
}

extension TokenKind {
    /// Whether the token is part of a string or regular expression.
    fileprivate var isText: Bool {
        switch self {
        case .string, .stringStart, .stringMiddle, .stringEnd, .regex: true
        default: false
        }
    }
}

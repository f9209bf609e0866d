/// What the compiler said, with the paths that the caller gave.
public struct CompilerOutput: Sendable {
    /// Whether everything compiled, without a warning.
    public let succeeded: Bool

    /// The compiler's text.
    public let text: String

    /// Errors and warnings, in the order in which the compiler named them; each only once.
    public let diagnostics: [CompilerDiagnostic]

    init(succeeded: Bool, text: String) {
        self.succeeded = succeeded
        self.text = text
        diagnostics = CompilerDiagnostic.all(in: text)
    }

    func joined(with next: CompilerOutput) -> CompilerOutput {
        CompilerOutput(succeeded: succeeded && next.succeeded, text: text + next.text)
    }
}

/// One error or warning.
public struct CompilerDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let line: Int
    public let column: Int
    public let isError: Bool
    public let message: String

    public var description: String {
        "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(message)"
    }

    static func all(in text: String) -> [CompilerDiagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        return text.split(separator: "\n").compactMap(Self.init(line:)).filter { seen.insert($0).inserted }
    }

    /// Reads `file:line:column: error: message`; the indented copies of it beside the source are passed over.
    private init?(line text: Substring) {
        guard let first = text.first, !first.isWhitespace else { return nil }
        for (kind, isError) in [(": error: ", true), (": warning: ", false)] {
            guard let range = text.firstRange(of: kind) else { continue }
            let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            file = place.dropLast(2).joined(separator: ":")
            self.line = line
            self.column = column
            self.isError = isError
            message = String(text[range.upperBound...])
            return
        }
        return nil
    }
}

/// A Markdown text whose `console` blocks show commands and what they print.
///
/// A line that begins with `$ ` is a command; it goes on where it ends in a backslash, and down to the closing word of a
/// `<<'word'`. What follows, up to the next command, is its output.
struct ConsoleText {
    private enum Line {
        case text(String)
        case command([String])
        /// Where the output of the last command stands.
        case output
    }

    private var lines: [Line] = []
    /// The commands in the order of the page, as they are typed.
    private(set) var commands: [String] = []

    init(_ text: String) {
        var isInBlock = false
        var command: [String] = []
        var end: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            guard isInBlock, !command.isEmpty || line.hasPrefix("$ ") else {
                if line == "```" { isInBlock = false }
                if !isInBlock { lines.append(.text(line)) }
                if line == "```console" { isInBlock = true }
                continue
            }
            command.append(line)
            if end == nil {
                end = Self.closingWord(of: line)
            } else if line == end {
                end = nil
            }
            guard end == nil, !line.hasSuffix("\\") else { continue }
            lines += [.command(command), .output]
            commands.append(String(command.joined(separator: "\n").dropFirst(2)))
            command = []
        }
    }

    /// The text with the outputs of its commands, in their order.
    func text(outputs: [String]) -> String {
        var rest = outputs[...]
        return lines.flatMap { line -> [String] in
            switch line {
            case .text(let text): return [text]
            case .command(let lines): return lines
            case .output:
                let output = rest.popFirst() ?? ""
                return output.isEmpty
                    ? [] : output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            }
        }.joined(separator: "\n")
    }

    /// `END` in `cat > a.yml <<'END'`.
    private static func closingWord(of line: String) -> String? {
        guard let start = line.range(of: "<<'")?.upperBound else { return nil }
        return line[start...].firstIndex(of: "'").map { String(line[start..<$0]) }
    }
}

/// Replaces the matches of a regular expression.
enum PatternReplacement {
    /// A part of the replacement: text, or a reference such as `$1`.
    private enum Piece {
        case text([Unicode.Scalar])
        case group(Int)
    }

    /// The maximum number of bytes of a character.
    private static let longestScalar = 4

    /// The text with every match replaced, and the number of steps.
    ///
    /// - Parameter replacement: `$1` or `${name}` inserts a group, `$0` the whole match; a backslash escapes the next character.
    static func replace(
        _ pattern: String,
        in text: String,
        with replacement: String,
        mostSteps: Int,
        largestResult: Int
    ) throws(PatternFailure) -> (text: String, steps: Int) {
        let program = try PatternProgram(pattern)
        let pieces = pieces(of: replacement, program)
        var matcher = PatternMatcher(program, scalars: Array(text.unicodeScalars), mostSteps: mostSteps)
        var result: [Unicode.Scalar] = []
        var copied = 0
        var start = 0
        while let groups = try matcher.firstMatch(from: start), let match = groups[0] {
            result += matcher.scalars[copied..<match.lowerBound]
            for piece in pieces { append(piece, groups, matcher.scalars, to: &result) }
            guard result.count <= largestResult / longestScalar else { throw .resultTooLong }
            copied = match.upperBound
            start = match.isEmpty ? match.upperBound + 1 : match.upperBound
        }
        result += matcher.scalars[min(copied, matcher.scalars.count)...]
        return (String(String.UnicodeScalarView(result)), matcher.steps)
    }

    private static func append(
        _ piece: Piece,
        _ groups: [Range<Int>?],
        _ scalars: [Unicode.Scalar],
        to result: inout [Unicode.Scalar]
    ) {
        switch piece {
        case .text(let text): result += text
        case .group(let group): if group < groups.count, let range = groups[group] { result += scalars[range] }
        }
    }

    private static func pieces(of replacement: String, _ program: PatternProgram) -> [Piece] {
        let scalars = Array(replacement.unicodeScalars)
        var pieces: [Piece] = []
        var text: [Unicode.Scalar] = []
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\\", index + 1 < scalars.count {
                text.append(scalars[index + 1])
                index += 2
            } else if let (group, end) = reference(in: scalars, at: index, program) {
                pieces += [.text(text), .group(group)]
                text = []
                index = end
            } else {
                text.append(scalars[index])
                index += 1
            }
        }
        return pieces + [.text(text)]
    }

    private static func reference(
        in scalars: [Unicode.Scalar],
        at index: Int,
        _ program: PatternProgram
    ) -> (group: Int, end: Int)? {
        guard scalars[index] == "$", index + 1 < scalars.count else { return nil }
        if scalars[index + 1] == "{", let close = scalars[index...].firstIndex(of: "}") {
            let name = String(String.UnicodeScalarView(scalars[(index + 2)..<close]))
            return (program.captureNames[name] ?? Int(name)).map { ($0, close + 1) }
        }
        var group: Int?
        var end = index + 1
        while end < scalars.count, ("0"..."9").contains(scalars[end]) {
            let longer = (group ?? 0) * 10 + Int(scalars[end].value - 0x30)
            if group != nil, longer > program.captureCount { break }
            group = longer
            end += 1
        }
        return group.map { ($0, end) }
    }
}

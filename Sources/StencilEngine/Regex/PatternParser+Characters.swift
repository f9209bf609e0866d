extension PatternParser {
    /// Reads an escape.
    mutating func escaped() throws(PatternFailure) -> PatternNode {
        index += 1
        guard let scalar = next else { throw failure("nothing follows the backslash") }
        if let assertion = Self.assertions[scalar] {
            index += 1
            return .assertion(assertion)
        }
        if let set = try characterClass() { return .set(set) }
        if ("1"..."9").contains(scalar) { return .backreference(groupNumber(), ignoresCase: flags.ignoresCase) }
        if scalar == "k" { return try namedBackreference() }
        if scalar == "Q" { return quoted() }
        if scalar == "R" {
            index += 1
            return .alternatives([
                .sequence([.scalar("\r", ignoresCase: false), .scalar("\n", ignoresCase: false)]),
                .set(ScalarSet(.lineBreak)),
            ])
        }
        return .scalar(try escapedScalar(), ignoresCase: flags.ignoresCase)
    }

    private static let assertions: [Unicode.Scalar: PatternNode.Assertion] = [
        "b": .wordBoundary, "B": .notWordBoundary, "A": .textStart, "z": .textEnd, "Z": .lastLineEnd,
    ]

    private static let classes: [Unicode.Scalar: ScalarSet.Class] = [
        "d": .digit, "D": .not(.digit), "w": .word, "W": .not(.word), "s": .space, "S": .not(.space),
        "h": .horizontalSpace, "H": .not(.horizontalSpace), "v": .lineBreak, "V": .not(.lineBreak),
        "N": .not(.lineBreak),
    ]

    /// Reads a character class such as `d` or `p{Lu}`, if one comes next.
    private mutating func characterClass() throws(PatternFailure) -> ScalarSet? {
        guard let scalar = next else { return nil }
        if let simple = Self.classes[scalar] {
            index += 1
            return ScalarSet(simple)
        }
        guard scalar == "p" || scalar == "P" else { return nil }
        index += 1
        let name = try propertyName()
        return ScalarSet(scalar == "p" ? .category(name) : .not(.category(name)))
    }

    private mutating func propertyName() throws(PatternFailure) -> String {
        let start = index
        guard take("{") else { throw failure("\"{\" must follow \"\\p\"") }
        guard let end = scalars[index...].firstIndex(of: "}") else { throw failure("\"{\" is not closed") }
        let name = String(String.UnicodeScalarView(scalars[index..<end]))
        guard UnicodeCategory.names.contains(name) else {
            index = start
            throw failure("no character property is called \"\(name)\"")
        }
        index = end + 1
        return name
    }

    private mutating func groupNumber() -> Int {
        var number = 0
        while let digit = next.flatMap({ Character($0).wholeNumberValue }),
            number == 0 || number * 10 + digit <= captureCount
        {
            number = number * 10 + digit
            index += 1
        }
        return number
    }

    private mutating func namedBackreference() throws(PatternFailure) -> PatternNode {
        index += 1
        guard take("<") else { throw failure("\"<\" must follow \"\\k\"") }
        let name = try groupName()
        guard let group = captureNames[name] else { throw failure("no group is called \"\(name)\"") }
        return .backreference(group, ignoresCase: flags.ignoresCase)
    }

    /// Reads `Q…\E`, which is literal text.
    private mutating func quoted() -> PatternNode {
        index += 1
        var nodes: [PatternNode] = []
        while let scalar = next {
            if scalar == "\\", index + 1 < scalars.count, scalars[index + 1] == "E" {
                index += 2
                break
            }
            nodes.append(.scalar(scalar, ignoresCase: flags.ignoresCase))
            index += 1
        }
        return .sequence(nodes)
    }

    private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "f": "\u{0C}", "a": "\u{07}", "e": "\u{1B}",
    ]

    /// Reads an escaped single character after its backslash.
    private mutating func escapedScalar() throws(PatternFailure) -> Unicode.Scalar {
        guard let scalar = next else { throw failure("nothing follows the backslash") }
        index += 1
        if let control = Self.controls[scalar] { return control }
        switch scalar {
        case "x": return take("{") ? try hexadecimal(upTo: "}") : try hexadecimal(digits: 2)
        case "u": return try hexadecimal(digits: 4)
        case "U": return try hexadecimal(digits: 8)
        default: break
        }
        if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
            index -= 1
            throw failure("\"\\\(scalar)\" has no meaning")
        }
        return scalar
    }

    private mutating func hexadecimal(upTo end: Unicode.Scalar) throws(PatternFailure) -> Unicode.Scalar {
        guard let close = scalars[index...].firstIndex(of: end) else { throw failure("\"{\" is not closed") }
        let scalar = try hexadecimal(digits: close - index)
        index = close + 1
        return scalar
    }

    private mutating func hexadecimal(digits: Int) throws(PatternFailure) -> Unicode.Scalar {
        let end = min(index + digits, scalars.count)
        let text = String(String.UnicodeScalarView(scalars[index..<end]))
        guard end - index == digits, let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number) else {
            throw failure("expected the number of a character in \(digits) hexadecimal digits")
        }
        index = end
        return scalar
    }

    // MARK: - Sets

    private static let deepestSet = 8

    /// Reads a set in brackets.
    mutating func bracketed(depth: Int = 0) throws(PatternFailure) -> ScalarSet {
        let start = index
        guard depth < Self.deepestSet else { throw failure("sets stand too deep in each other") }
        index += 1
        var set = ScalarSet()
        set.ignoresCase = flags.ignoresCase
        set.isNegated = take("^")
        var isFirst = true
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            if scalar == "&", index + 1 < scalars.count, scalars[index + 1] == "&" {
                throw failure("set operations are not supported")
            }
            if scalar == "[" {
                if let named = try posixClass() {
                    set.nested.append(named)
                } else {
                    set.nested.append(try bracketed(depth: depth + 1))
                }
            } else if let nested = try escapedClassInSet() {
                set.nested.append(nested)
            } else {
                try insertScalarOrRange(into: &set)
            }
        }
        guard take("]") else { throw .syntax("\"[\" is not closed", position: start + 1) }
        return set
    }

    private mutating func escapedClassInSet() throws(PatternFailure) -> ScalarSet? {
        guard next == "\\", index + 1 < scalars.count else { return nil }
        index += 1
        if let set = try characterClass() { return set }
        index -= 1
        return nil
    }

    private mutating func insertScalarOrRange(into set: inout ScalarSet) throws(PatternFailure) {
        let lower = try scalarInSet()
        guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
            set.insert(lower)
            return
        }
        index += 1
        guard next != "[" else {
            set.insert(lower)
            set.insert("-")
            return
        }
        let upper = try scalarInSet()
        guard lower.value <= upper.value else { throw failure("the range is in the wrong order") }
        set.ranges.append(lower.value...upper.value)
    }

    private mutating func scalarInSet() throws(PatternFailure) -> Unicode.Scalar {
        guard let scalar = next else { throw failure("\"[\" is not closed") }
        index += 1
        guard scalar == "\\" else { return scalar }
        if take("b") { return "\u{08}" }
        return try escapedScalar()
    }

    /// Reads `[:alpha:]`, if it comes next.
    private mutating func posixClass() throws(PatternFailure) -> ScalarSet? {
        guard index + 1 < scalars.count, scalars[index + 1] == ":" else { return nil }
        let isNegated = index + 2 < scalars.count && scalars[index + 2] == "^"
        let start = index + (isNegated ? 3 : 2)
        guard let colon = scalars[min(start, scalars.count)...].firstIndex(of: ":"), colon + 1 < scalars.count,
            scalars[colon + 1] == "]"
        else { return nil }
        let name = String(String.UnicodeScalarView(scalars[start..<colon]))
        guard UnicodeCategory.names.contains(name) else {
            throw failure("no character property is called \"\(name)\"")
        }
        index = colon + 2
        return ScalarSet(isNegated ? .not(.category(name)) : .category(name))
    }
}

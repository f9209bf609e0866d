import Diagnostics

/// The input of a filter: its value, arguments and limits.
struct FilterInput {
    let filter: Filter
    let value: TemplateValue
    let arguments: [TemplateValue]
    /// The limit of the result in bytes.
    let largestResult: Int
    /// The limit of a regular expression's steps.
    let mostSteps: Int
    /// The steps that the filter has taken beyond reading its input.
    var steps = 0

    /// The approximate number of bytes that a filter reads.
    static func size(of value: TemplateValue) -> Int {
        switch value {
        case .string(let text): text.utf8.count
        case .array(let elements): elements.count * 16
        case .dictionary(let dictionary): dictionary.count * 16
        default: 8
        }
    }

    /// The filtered value.
    mutating func result() throws(Problem) -> TemplateValue {
        switch filter {
        case .capitalize: return mapText(Text.capitalized)
        case .uppercase: return mapText { $0.uppercased() }
        case .lowercase: return mapText { $0.lowercased() }
        case .default: return value.isNull ? arguments.first { !$0.isNull } ?? .null : value
        case .join: return try joined()
        case .split: return split()
        case .indent: return .string(try indented())
        case .basename: return .string(PathText.lastComponent(of: try text()))
        case .dirname: return .string(PathText.parent(of: try text()))
        case .contains: return .bool(Text.contains(try text(), try textArgument(0)))
        case .doesNotContain: return .bool(!Text.contains(try text(), try textArgument(0)))
        case .hasPrefix: return .bool(try text().hasPrefix(try textArgument(0)))
        case .lacksPrefix: return .bool(!(try text().hasPrefix(try textArgument(0))))
        case .hasSuffix: return .bool(try text().hasSuffix(try textArgument(0)))
        case .lacksSuffix: return .bool(!(try text().hasSuffix(try textArgument(0))))
        case .camelToSnakeCase:
            let snake = CaseText.snakeCased(try text())
            return .string(try boolArgument(0) ?? true ? snake.lowercased() : snake)
        case .snakeToCamelCase:
            return .string(CaseText.camelCased(try text(), stripsLeading: try boolArgument(0) ?? false))
        case .escapeReservedKeywords: return .string(ReservedWords.escaped(try text()))
        case .swiftIdentifier: return .string(try identifier())
        case .lowerFirstLetter: return .string(CaseText.loweringFirstLetter(try text()))
        case .lowerFirstWord: return .string(CaseText.loweringFirstWord(try text()))
        case .upperFirstLetter, .titlecase: return .string(CaseText.raisingFirstLetter(try text()))
        case .removeNewlines: return .string(try withoutNewlines())
        case .hexToInt: return try wholeNumber()
        case .int255toFloat: return try fraction()
        case .percent: return .string(try percentage())
        case .replace: return .string(try replaced())
        case .filter: return value
        }
    }

    // MARK: - Input

    /// Applies `change` to the value's text, or to the texts of an array.
    private func mapText(_ change: (String) -> String) -> TemplateValue {
        guard case .array(let elements) = value else { return .string(change(value.text)) }
        return .array(elements.map { .string(change($0.text)) })
    }

    /// The text of a string, number or boolean.
    func text() throws(Problem) -> String {
        switch value {
        case .string(let text): return text
        case .int, .double, .bool: return value.text
        case .null, .array, .dictionary:
            throw Problem("filter \"\(filter.rawValue)\" needs a string, not \(value.kindName)")
        }
    }

    func textArgument(_ position: Int) throws(Problem) -> String {
        switch arguments[position] {
        case .string(let text): return text
        case .int, .double, .bool: return arguments[position].text
        case .null, .array, .dictionary: throw wrongArgument(position, "a string")
        }
    }

    func boolArgument(_ position: Int) throws(Problem) -> Bool? {
        guard position < arguments.count else { return nil }
        switch arguments[position].text.lowercased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: throw wrongArgument(position, "true or false")
        }
    }

    /// The mode argument, one of `modes`; the first mode if it is omitted.
    func mode(_ position: Int, of modes: [String]) throws(Problem) -> String {
        guard position < arguments.count else { return modes[0] }
        let name = arguments[position].text
        guard modes.contains(name) else {
            let known = modes.map { "\"\($0)\"" }.joined(separator: ", ")
            let hint = Suggestion(among: modes).hint(for: name) ?? "its modes are \(known)"
            throw Problem("filter \"\(filter.rawValue)\" has no mode \"\(name)\"", hint: hint)
        }
        return name
    }

    func wrongArgument(_ position: Int, _ expected: String) -> Problem {
        let ordinal = ["first", "second", "third"][min(position, 2)]
        let found = arguments[position].kindName
        let message = "the \(ordinal) argument of filter \"\(filter.rawValue)\" must be \(expected), not \(found)"
        return Problem(message)
    }

    /// Checks the size of a result, that of some equal parts with what stands beside them, before it is created.
    func check(resultBytes: Int, times count: Int = 1, besides others: Int = 0) throws(Problem) {
        let (bytes, isTooLong) = resultBytes.multipliedReportingOverflow(by: count)
        guard !isTooLong, bytes <= largestResult - others else {
            throw Problem("the result of filter \"\(filter.rawValue)\" is too long")
        }
    }
}

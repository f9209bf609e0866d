/// A filter, by its name in templates.
enum Filter: String, CaseIterable, Sendable {
    case capitalize, uppercase, lowercase
    case `default`, join, split, indent, filter
    case basename, dirname
    case camelToSnakeCase, snakeToCamelCase
    case contains, hasPrefix, hasSuffix
    case doesNotContain = "!contains"
    case lacksPrefix = "!hasPrefix"
    case lacksSuffix = "!hasSuffix"
    case escapeReservedKeywords, swiftIdentifier
    case lowerFirstLetter, lowerFirstWord, upperFirstLetter, titlecase
    case removeNewlines, replace
    case hexToInt, int255toFloat, percent

    /// The allowed numbers of arguments.
    var argumentCounts: ClosedRange<Int> {
        switch self {
        case .default: 1...Int.max
        case .join, .split, .camelToSnakeCase, .snakeToCamelCase, .swiftIdentifier, .removeNewlines: 0...1
        case .indent: 0...3
        case .filter, .contains, .hasPrefix, .hasSuffix, .doesNotContain, .lacksPrefix, .lacksSuffix: 1...1
        case .replace: 2...3
        case .capitalize, .uppercase, .lowercase, .basename, .dirname, .escapeReservedKeywords, .lowerFirstLetter,
            .lowerFirstWord, .upperFirstLetter, .titlecase, .hexToInt, .int255toFloat, .percent:
            0...0
        }
    }

    /// `argumentCounts` in words: "at most one argument".
    var argumentCountDescription: String {
        let counts = argumentCounts
        switch (counts.lowerBound, counts.upperBound) {
        case (0, 0): return "no arguments"
        case (1, 1): return "one argument"
        case (0, 1): return "at most one argument"
        case (1, .max): return "at least one argument"
        case (0, let most): return "at most \(most) arguments"
        case (let least, let most): return "\(least) to \(most) arguments"
        }
    }
}

/// The character properties that `\p{…}` and `[:…:]` name.
enum UnicodeCategory {
    static let names: Set<String> = [
        "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe",
        "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C", "Cc", "Cf", "Co", "Cs", "Cn",
        "alpha", "Alphabetic", "upper", "Uppercase", "lower", "Lowercase", "digit", "alnum", "space", "White_Space",
        "punct", "xdigit", "cntrl", "blank",
    ]

    static func contains(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        switch name {
        case "alpha", "Alphabetic": return properties.isAlphabetic
        case "upper", "Uppercase": return properties.isUppercase
        case "lower", "Lowercase": return properties.isLowercase
        case "space", "White_Space": return properties.isWhitespace
        case "digit": return properties.generalCategory == .decimalNumber
        case "alnum": return properties.isAlphabetic || properties.generalCategory == .decimalNumber
        case "punct": return abbreviation(of: properties.generalCategory).hasPrefix("P")
        case "cntrl": return properties.generalCategory == .control
        case "blank": return scalar == "\t" || properties.generalCategory == .spaceSeparator
        case "xdigit": return properties.isHexDigit
        default: return abbreviation(of: properties.generalCategory).hasPrefix(name)
        }
    }

    private static func abbreviation(of category: Unicode.GeneralCategory) -> String { abbreviations[category] ?? "Cn" }

    private static let abbreviations: [Unicode.GeneralCategory: String] = [
        .uppercaseLetter: "Lu", .lowercaseLetter: "Ll", .titlecaseLetter: "Lt", .modifierLetter: "Lm",
        .otherLetter: "Lo", .nonspacingMark: "Mn", .spacingMark: "Mc", .enclosingMark: "Me", .decimalNumber: "Nd",
        .letterNumber: "Nl", .otherNumber: "No", .connectorPunctuation: "Pc", .dashPunctuation: "Pd",
        .openPunctuation: "Ps", .closePunctuation: "Pe", .initialPunctuation: "Pi", .finalPunctuation: "Pf",
        .otherPunctuation: "Po", .mathSymbol: "Sm", .currencySymbol: "Sc", .modifierSymbol: "Sk", .otherSymbol: "So",
        .spaceSeparator: "Zs", .lineSeparator: "Zl", .paragraphSeparator: "Zp", .control: "Cc", .format: "Cf",
        .surrogate: "Cs", .privateUse: "Co",
    ]
}

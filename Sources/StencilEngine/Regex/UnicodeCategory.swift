/// The character properties that `\p{…}` and `[:…:]` name.
enum UnicodeCategory {
    static let names: Set<String> = [
        "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe",
        "Pi",
        "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C", "Cc", "Cf", "Co", "Cs", "Cn", "alpha",
        "Alphabetic", "upper", "Uppercase", "lower", "Lowercase", "digit", "alnum", "space", "White_Space", "punct",
        "xdigit", "cntrl", "blank",
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

    private static func abbreviation(of category: Unicode.GeneralCategory) -> String {
        switch category {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .surrogate: "Cs"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        @unknown default: "Cn"
        }
    }
}

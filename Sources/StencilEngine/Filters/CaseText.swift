/// Converts the case of names.
enum CaseText {
    static func raisingFirstLetter(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return String(first).uppercased() + String(text.unicodeScalars.dropFirst())
    }

    static func loweringFirstLetter(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    /// Lowers the initial capitals. The last of several stays if it starts a word: `URLChooser` becomes `urlChooser`.
    static func loweringFirstWord(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var length = scalars.prefix { isUppercase($0) }.count
        if length > 1, length < scalars.count, scalars[length].properties.generalCategory == .lowercaseLetter {
            length -= 1
        }
        return string(scalars[..<length]).lowercased() + string(scalars[length...])
    }

    /// Inserts an underscore before each word of a camel case text, and replaces hyphens. Keeps the case.
    static func snakeCased(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if index > 0, isASCIIUppercase(scalar) {
                let previous = scalars[index - 1]
                let endsWord = isASCIILowercase(previous) || isASCIIDigit(previous)
                let endsAcronym =
                    isASCIIUppercase(previous) && index + 1 < scalars.count && isASCIILowercase(scalars[index + 1])
                if endsWord || endsAcronym { result.append("_") }
            }
            result.append(scalar == "-" ? "_" : scalar)
        }
        return String(result)
    }

    /// Joins the words of a snake case text, each capitalised.
    ///
    /// If the text has no lower-case letter, lowers the words' other letters. Keeps leading underscores unless `stripsLeading`
    /// is set.
    static func camelCased(_ text: String, stripsLeading: Bool) -> String {
        let hasLowercase = text.unicodeScalars.contains(where: isASCIILowercase)
        let words = hasLowercase ? Text.split(text, at: "_") : Text.split(snakeCased(text), at: "_")
        let joined = words.map(hasLowercase ? raisingFirstLetter : Text.capitalized).joined()
        return stripsLeading ? joined : String(text.unicodeScalars.prefix { $0 == "_" }) + joined
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return category == .uppercaseLetter || category == .titlecaseLetter
    }

    private static func isASCIIUppercase(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

    private static func isASCIILowercase(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

    private static func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension Unicode.Scalar {
    /// Whether the character is invisible or changes the display order of others.
    var isUnseen: Bool {
        guard value >= 0x80 else { return false }
        let isOfFormat = [.format, .control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        return isOfFormat || properties.isDefaultIgnorableCodePoint
    }

    /// Whether changing the character's case and back gives the same single character.
    ///
    /// It is false for `ß`, `ŉ` and `ı`, and for `ǆ`, which has a title case. It is true for the final sigma, which
    /// comes back at the end of a word.
    var isStableInCase: Bool {
        guard value >= 0x80, value != 0x3C2 else { return true }
        guard let upper = Self(only: properties.uppercaseMapping), let lower = Self(only: properties.lowercaseMapping),
            let title = Self(only: properties.titlecaseMapping)
        else { return false }
        return title.properties.generalCategory != .titlecaseLetter
            && Self(only: upper.properties.lowercaseMapping) == lower
            && Self(only: lower.properties.uppercaseMapping) == upper
    }

    /// The code point, such as `U+200B`.
    var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private init?(only text: String) {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
        self = first
    }
}

extension StringProtocol {
    /// The text with invisible characters replaced by their code points.
    var showingUnseen: String {
        unicodeScalars.reduce(into: "") { shown, scalar in
            if scalar.isUnseen { shown += "<\(scalar.code)>" } else { shown.unicodeScalars.append(scalar) }
        }
    }

    /// The text without invisible characters, and with letters of unstable case replaced: `Strasse` for `Straße`.
    var stableInCase: String {
        unicodeScalars.reduce(into: "") { stable, scalar in
            guard !scalar.isUnseen else { return }
            guard !scalar.isStableInCase else { return stable.unicodeScalars.append(scalar) }
            let letters = scalar.properties.uppercaseMapping.lowercased().unicodeScalars
            stable.unicodeScalars += letters.filter {
                $0.isStableInCase && $0.properties.generalCategory != .nonspacingMark
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a person does not see the character, or sees others in another order because of it.
    var isUnseen: Bool {
        guard value >= 0x80 else { return false }
        let isOfFormat = [.format, .control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        return isOfFormat || properties.isDefaultIgnorableCodePoint
    }

    /// Whether the character comes back, as one character, when its case is changed there and back.
    ///
    /// `ß`, `ŉ` and `ı` do not, and `ǆ` has a third case. The final sigma does at the end of a word, which is its place.
    var isStableInCase: Bool {
        guard value >= 0x80, value != 0x3C2 else { return true }
        guard let upper = Self(only: properties.uppercaseMapping), let lower = Self(only: properties.lowercaseMapping),
            let title = Self(only: properties.titlecaseMapping)
        else { return false }
        return title.properties.generalCategory != .titlecaseLetter
            && Self(only: upper.properties.lowercaseMapping) == lower
            && Self(only: lower.properties.uppercaseMapping) == upper
    }

    /// `U+200B`.
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
    /// The text with the codes of what is not seen in it.
    var showingUnseen: String {
        unicodeScalars.reduce(into: "") { shown, scalar in
            if scalar.isUnseen { shown += "<\(scalar.code)>" } else { shown.unicodeScalars.append(scalar) }
        }
    }

    /// The text without what is not seen, and with letters that keep their case in the place of those that do not: `Strasse` for `Straße`.
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

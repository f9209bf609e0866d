import Diagnostics

/// The names that stand for a module's own in a copy of it, until they become expressions of a template.
///
/// They are names as any other, so that `NameMap` writes them in each spelling and the copy is code. Their first word is a marker
/// that no name of an app has.
struct ModulePlaceholder {
    private static let marker = "Kqpl"
    /// For the module's name in either number. Neither begins with the other, so that text behind them is no part of them.
    private static let (one, many) = (NameWords(marker + "Person"), NameWords(marker + "People"))
    /// For the own words of the screen that a module begins with, and of any other screen.
    static let (root, screen) = (NameWords(marker + "Root"), NameWords(marker + "Screen"))

    private let name: NameWords
    let isPlural: Bool
    /// The screens' own words, each with those that stand for them.
    private let screens: [NameMap.Pair]
    private let spelled: [SpelledPlaceholder]

    /// - Parameter screens: The screens' own words, each with `root` or `screen`.
    init(for name: NameWords, screens: [NameMap.Pair] = []) {
        (self.name, self.screens) = (name, screens)
        isPlural = GrammaticalNumber.isPlural(name)
        let other = GrammaticalNumber.other(of: name)
        let numbers =
            isPlural
            ? [(Self.many, name, "module"), (Self.one, other, "module.item")]
            : [(Self.one, name, "module"), (Self.many, other, "module.items")]
        let values = numbers + screens.map { ($0.new, $0.old, $0.new == Self.root ? "module.root" : "screen") }
        spelled = values.flatMap { words, own, value in
            NameSpelling.all.map { SpelledPlaceholder(words, for: own, value, $0) }
        }
    }

    /// The name of the copy.
    var words: NameWords { isPlural ? Self.many : Self.one }

    /// A name of the copy as the module has it.
    func own(_ name: String) -> String {
        let screens = screens.map { NameMap.Pair(old: $0.new, new: $0.old) }
        return NameMap(NameMap.pairs(from: words, to: self.name) + screens).renamed(name) ?? name
    }

    /// A text with the own words of the screen that others stand for.
    func ownScreen(_ text: String) -> String {
        let own = screens.first { $0.new == Self.screen }
        return own.map { NameMap([NameMap.Pair(old: $0.new, new: $0.old)]).renamed(text: text) } ?? text
    }

    /// The words of a copy's name without those that stand for others.
    static func role(of name: String) -> [String] {
        let rest = [one, many, root, screen].reduce(name) { name, words in
            NameSpelling.all.reduce(name) { $0.replacingAll(words.spelled($1), with: " ") }
        }
        return NameWords(rest).words
    }

    /// Whether a copy names a screen that the module does not begin with.
    static func isOfScreen(_ copy: String) -> Bool {
        let copy = copy.lowercased()
        return ["", "-", "_", " "].contains { copy.contains(screen.spelled(.lower(joint: $0))) }
    }

    /// A copy of a module whose name is in the other number, as one of this.
    static func swapped(_ copy: String) -> String {
        NameSpelling.all.reduce(copy) { text, spelling in
            let (one, many) = (one.spelled(spelling), many.spelled(spelling))
            return text.parted(by: one).map { $0.replacingAll(many, with: one) }.joined(separator: many)
        }
    }

    // MARK: - Templates

    /// The template of which the module's own text is an instance.
    ///
    /// A name that the copy has in front of a type's own (`SettingsAboutView` for `AboutView`) is left out for the module itself.
    ///
    /// - Parameters:
    ///   - copy: A text with placeholders.
    ///   - original: The text that it is a copy of, which may have further lines.
    func template(_ copy: String, of original: String) -> String {
        var originals = Self.lines(of: original)[...]
        return Self.lines(of: copy).map { line in
            if line.count == 1, let tag = LoopTag(rawValue: line[0]) { return tag.template }
            for index in originals.indices {
                guard let text = template(line, originals[index]) else { continue }
                originals = originals[(index + 1)...]
                return text
            }
            return template(line, nil) ?? ""
        }
        .joined(separator: "\n")
    }

    /// Templates have line feeds; what they write gets the app's line breaks.
    private static func lines(of text: String) -> [[Character]] {
        text.replacingAll("\r\n", with: "\n").parted(by: "\n").map(Array.init)
    }

    /// A line with expressions; `nil` if it is no copy of the original, if there is one.
    private func template(_ copy: [Character], _ original: [Character]?) -> String? {
        let indentation = copy.prefix(while: \.isWhitespace)
        var text = String(indentation)
        var rest = copy.dropFirst(indentation.count)
        var own = original?.drop(while: \.isWhitespace)
        while let letter = rest.first {
            if let placeholder = placeholder(at: rest.startIndex, in: copy) {
                let expression = placeholder.expression(isWhole: isWhole(placeholder, at: rest.startIndex, in: copy))
                let isThere = own?.starts(with: placeholder.own) ?? true
                text += isThere ? "{{ \(expression) }}" : "{{ \(unlessOwn("", expression)) }}"
                if isThere { own = own?.dropFirst(placeholder.own.count) }
                rest = rest.dropFirst(placeholder.text.count)
                continue
            }
            rest = rest.dropFirst()
            if let tag = LoopTag(rawValue: letter) {
                text += tag.template
                continue
            }
            if let letters = own {
                guard let first = letters.first else { return nil }
                own = letters.dropFirst()
                if first != letter {
                    // The first letter of a type's own name, behind the name in front of it.
                    guard text.hasSuffix("}}"), letter.lowercased() == String(first) else { return nil }
                    text += "{{ \(unlessOwn(String(first), "\"\(letter)\"")) }}"
                    continue
                }
            }
            let opens =
                letter == "{"
                && (rest.first.map { "{%#".contains($0) } == true
                    || placeholder(at: rest.startIndex, in: copy) != nil)
            text += opens ? "{{ \"{\" }}" : String(letter)
        }
        return own?.isEmpty ?? true ? text : nil
    }

    private func unlessOwn(_ own: String, _ expression: String) -> String {
        "\"\(own)\" if module.type == \"\(name.pascal)\" else \(expression)"
    }

    private func placeholder(at index: Int, in text: [Character]) -> SpelledPlaceholder? {
        guard text.indices.contains(index), "Kk".contains(text[index]) else { return nil }
        return spelled.first { text[index...].starts(with: $0.text) }
    }

    /// Whether a placeholder is a whole identifier, and neither in a text nor a member, where a keyword needs no back-ticks.
    private func isWhole(_ placeholder: SpelledPlaceholder, at index: Int, in text: [Character]) -> Bool {
        ![index - 1, index + placeholder.text.count].contains { place in
            text.indices.contains(place)
                && (text[place].isLetter || text[place].isNumber || "_\".-/".contains(text[place]))
        }
    }
}

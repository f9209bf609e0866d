import Diagnostics

/// The names that stand for a module's own in a copy of it, until they become expressions of a template.
///
/// They are names as any other, so that `NameMap` writes them in each spelling and the copy is code. Their first word is a marker
/// that no name of an app has.
struct ModulePlaceholder {
    private static let marker = "Kqpl"
    /// For the module's name, and for it in the other number.
    static let (name, other) = (NameWords(marker + "Name"), NameWords(marker + "Other"))
    /// For the own words of the screen that a module begins with, and of any other screen.
    static let (root, screen) = (NameWords(marker + "Root"), NameWords(marker + "Screen"))

    private let module: NameWords
    /// The module's own words, each with those that stand for them.
    private let pairs: [NameMap.Pair]
    private let spelled: [SpelledPlaceholder]

    /// - Parameter screens: The screens' own words, each with `root` or `screen`.
    init(for module: NameWords, screens: [NameMap.Pair] = []) {
        self.module = module
        let other = NameMap.Pair(old: GrammaticalNumber.other(of: module), new: Self.other)
        pairs = screens + [NameMap.Pair(old: module, new: Self.name), other]
        let values = [
            Self.name: "module", Self.other: GrammaticalNumber.isPlural(module) ? "module.item" : "module.items",
            Self.root: "module.root", Self.screen: "screen",
        ]
        spelled = pairs.flatMap { pair in
            NameSpelling.all.map { SpelledPlaceholder(pair.new, for: pair.old, values[pair.new] ?? "", $0) }
        }
    }

    /// The words of the module and its screens, each with those that stand for them.
    ///
    /// - Parameter inBothNumbers: Whether the other number of the module's name is its own.
    func pairs(inBothNumbers: Bool) -> [NameMap.Pair] { inBothNumbers ? pairs : pairs.filter { $0.new != Self.other } }

    /// A name of the copy as the module has it.
    func own(_ name: String) -> String {
        NameMap(pairs.map { NameMap.Pair(old: $0.new, new: $0.old) }).renamed(name) ?? name
    }

    /// A text with the own words of the screen that others stand for.
    func ownScreen(_ text: String) -> String {
        NameMap(pairs.filter { $0.new == Self.screen }.map { NameMap.Pair(old: $0.new, new: $0.old) })
            .renamed(text: text)
    }

    /// The words of a copy's name without those that stand for others.
    static func role(of name: String) -> [String] {
        let rest = [Self.name, other, root, screen].reduce(name) { name, words in
            NameSpelling.all.reduce(name) { $0.replacingAll(words.spelled($1), with: " ") }
        }
        return NameWords(rest).words
    }

    /// Whether a copy names a screen that the module does not begin with.
    static func isOfScreen(_ copy: String) -> Bool {
        let copy = copy.lowercased()
        return ["", "-", "_", " "].contains { copy.contains(screen.spelled(.lower(joint: $0))) }
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
                let unlessOwn = isThere ? "" : "\"\" if module.type == \"\(module.pascal)\" else "
                text += "{{ \(unlessOwn)\(expression) }}"
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
                guard letters.first == letter else { return nil }
                own = letters.dropFirst()
            }
            let opens =
                letter == "{"
                && (rest.first.map { "{%#".contains($0) } == true
                    || placeholder(at: rest.startIndex, in: copy) != nil)
            text += opens ? "{{ \"{\" }}" : String(letter)
        }
        return own?.isEmpty ?? true ? text : nil
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

import Diagnostics

/// The words that stand for a module's name in a copy of it, until they become expressions of a template.
///
/// The copy has them in every spelling and in both numbers, wherever another module would have its own name.
struct ModulePlaceholder {
    /// The words: the second tells the number of the module's name, and goes on in neither, or the screen.
    private static let (first, one, many) = ("kqpl", "person", "people")
    /// The words for the own words of the screen that a module begins with, and of any other screen.
    static let (root, screen) = (NameWords("KqplRootq"), NameWords("KqplScrqn"))

    /// The module's name.
    private let name: NameWords
    /// The module's name in the other number.
    private let other: NameWords
    let isPlural: Bool
    /// The screens' own words, each with the words that stand for them.
    private let screens: [NameMap.Pair]

    /// - Parameter screens: The screens' own words, each with `root` or `screen`.
    init(for name: NameWords, screens: [NameMap.Pair] = []) {
        (self.name, self.screens) = (name, screens)
        isPlural = GrammaticalNumber.isPlural(name)
        other = GrammaticalNumber.other(of: name)
    }

    /// The name of the copy.
    var words: NameWords { NameWords(isPlural ? "KqplPeople" : "KqplPerson") }

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
        let placeholders = Set([first, one, many] + [root, screen].map { $0.words[1].lowercased() })
        return NameWords(name).words.filter { !placeholders.contains($0.lowercased()) }
    }

    /// Whether a copy names a screen that the module does not begin with.
    static func isOfScreen(_ copy: String) -> Bool { copy.lowercased().contains("scrqn") }

    /// A copy of a module whose name is in the other number, as one of this.
    static func swapped(_ copy: String) -> String {
        [(one, many), ("Person", "People"), ("PERSON", "PEOPLE")].reduce(copy) { text, pair in
            text.parted(by: pair.0).map { $0.replacingAll(pair.1, with: pair.0) }.joined(separator: pair.1)
        }
    }

    /// The template of which the module's own text is an instance.
    ///
    /// A name that the copy has in front of a type's own (`SettingsAboutView` for `AboutView`) is left out for the module itself.
    ///
    /// - Parameters:
    ///   - copy: A text with placeholders.
    ///   - original: The text that it is a copy of, which may have further lines.
    func template(_ copy: String, of original: String) -> String {
        // Templates have line feeds; what they write gets the app's line breaks.
        let lines = Self.lines(of: original).map(Array.init)
        var next = 0
        return Self.lines(of: copy).map { line in
            let line = Array(line)
            if line.count == 1, let tag = ScreenLoops.tags[line[0]] { return tag }
            for index in lines.indices[next...] {
                guard let text = filled(line, lines[index]) else { continue }
                next = index + 1
                return text
            }
            return filled(line, nil) ?? ""
        }
        .joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        text.replacingAll("\r\n", with: "\n").parted(by: "\n")
    }

    /// A line with expressions; `nil` if it is no copy of the original.
    private func filled(_ copy: [Character], _ original: [Character]?) -> String? {
        var text = ""
        var (index, place) = (copy.startIndex, original?.startIndex ?? 0)
        if let original { place = original.firstIndex { !$0.isWhitespace } ?? original.endIndex }
        var isIndented = true
        while index < copy.endIndex {
            if isIndented, copy[index].isWhitespace {
                text.append(copy[index])
                index += 1
                continue
            }
            isIndented = false
            if let found = found(at: index, in: copy) {
                let own = Array(found.own)
                let isThere = original.map { $0[place...].starts(with: own) } ?? true
                text += isThere ? "{{ \(found.expression) }}" : "{{ \(unlessOwn("", found.expression)) }}"
                if original != nil, isThere { place += own.count }
                index += found.count
                continue
            }
            if let tag = ScreenLoops.tags[copy[index]] {
                text += tag
                index += 1
                continue
            }
            let letter = copy[index]
            let follower = index + 1 < copy.endIndex ? copy[index + 1] : nil
            if let original {
                guard place < original.endIndex else { return nil }
                if original[place] != letter {
                    // The first letter of a type's own name, behind the name in front of it.
                    guard text.hasSuffix("}}"), letter.lowercased() == String(original[place]) else { return nil }
                    text += "{{ \(unlessOwn(String(original[place]), "\"\(letter)\"")) }}"
                    (index, place) = (index + 1, place + 1)
                    continue
                }
                place += 1
            }
            let opens =
                letter == "{" && (follower.map { "{%#".contains($0) } == true || found(at: index + 1, in: copy) != nil)
            text += opens ? "{{ \"{\" }}" : String(letter)
            index += 1
        }
        return place == original?.endIndex ?? 0 ? text : nil
    }

    private func unlessOwn(_ own: String, _ expression: String) -> String {
        "\"\(own)\" if module.type == \"\(name.pascal)\" else \(expression)"
    }

    // MARK: - Spellings

    /// A placeholder at a place: its length, the expression for it, and the module's own text there.
    private func found(at index: Int, in text: [Character]) -> (count: Int, expression: String, own: String)? {
        guard index < text.endIndex, let middle = end(of: Self.first, at: index, in: text) else { return nil }
        let joint = middle < text.endIndex && "-_ ".contains(text[middle]) ? String(text[middle]) : ""
        let found = names.lazy.compactMap { name in
            self.end(of: name.second, at: middle + joint.count, in: text).map { (name.words, name.base, $0) }
        }
        guard let (words, base, end) = found.first else { return nil }
        let isCapital = text[index].isUppercase
        let isSecondCapital = text[middle + joint.count].isUppercase
        let isUpper = isCapital && text[index + 1].isUppercase
        let count = end - index
        func replaced(_ from: String) -> String { joint == from ? "" : "|replace:\"\(from)\",\"\(joint)\"" }
        func joined(_ text: String, _ from: String) -> String { text.replacingAll(from, with: joint) }
        if isUpper { return (count, "\(base).kebab\(replaced("-"))|uppercase", joined(words.kebab, "-").uppercased()) }
        if joint.isEmpty {
            if isCapital { return (count, base == "module" ? "module.type" : "\(base).pascal", words.pascal) }
            let isWhole = !isPart(index - 1, of: text) && !isPart(end, of: text)
            return (count, "\(base).\(isWhole ? "value" : "raw")", words.camel)
        }
        // The title of the first screen is the module's.
        if isCapital, isSecondCapital, base.hasPrefix("module"), base != "module.root" {
            return (count, "\(base).title\(replaced(" "))", joined(words.title, " "))
        }
        if joint == " " {
            return isCapital
                ? (count, "\(base).sentence", words.sentence)
                : (count, "\(base).sentence|lowercase", words.sentence.lowercased())
        }
        return (count, "\(base).kebab\(replaced("-"))", joined(words.kebab, "-"))
    }

    /// The second words of placeholders, with what they stand for and the expression for it.
    private var names: [(second: String, words: NameWords, base: String)] {
        [
            (Self.many, isPlural ? name : other, isPlural ? "module" : "module.items"),
            (Self.one, isPlural ? other : name, isPlural ? "module.item" : "module"),
        ] + screens.map { ($0.new.words[1].lowercased(), $0.old, $0.new == Self.root ? "module.root" : "screen") }
    }

    private func end(of word: String, at index: Int, in text: [Character]) -> Int? {
        let end = index + word.count
        guard end <= text.endIndex, text[index..<end].map({ $0.lowercased() }).joined() == word else { return nil }
        return end
    }

    /// Whether an identifier goes on at a place, or a text or member, where the name of a keyword needs no back-ticks.
    private func isPart(_ index: Int, of text: [Character]) -> Bool {
        guard text.indices.contains(index) else { return false }
        return text[index].isLetter || text[index].isNumber || "_\".-/".contains(text[index])
    }
}

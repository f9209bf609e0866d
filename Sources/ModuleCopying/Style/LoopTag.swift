/// A tag of a template, in a copy as a character that no code has, so that it is told from the braces of the code.
enum LoopTag: Character {
    case begin = "\u{E000}"
    case end = "\u{E001}"
    /// The comma behind an element of a list, but for the last.
    case separator = "\u{E002}"
    /// Around what is written for the first screen of the loop only.
    case beginFirst = "\u{E003}"
    case endFirst = "\u{E004}"

    var template: String {
        switch self {
        case .begin: "{% for screen in module.others %}"
        case .end: "{% endfor %}"
        case .separator: "{% if not forloop.last %}, {% endif %}"
        case .beginFirst: "{% if forloop.first %}"
        case .endFirst: "{% endif %}"
        }
    }
}

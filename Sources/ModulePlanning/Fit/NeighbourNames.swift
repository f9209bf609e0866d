import AppModel
import Diagnostics

/// The names of a new module and of its neighbours, to turn a neighbour's code into the module's.
struct NeighbourNames: Sendable {
    let module: NameWords
    /// The names of the app's modules, among which the new one may be.
    private let known: ModuleNames

    /// - Parameter known: The names of the app's modules, which the modules of a run share.
    init(_ module: NameWords, among known: ModuleNames) { (self.module, self.known) = (module, known) }

    /// The neighbours' type names, sorted.
    var neighbours: [String] { known.sorted.filter { $0 != module.pascal } }

    /// The neighbour that a type belongs to: `Plots` for `PlotsDetailViewModel`.
    func owner(of type: String) -> String? { known.longest(startOf: type, besides: module.pascal) }

    /// The text with a neighbour's name replaced by the module's, in each spelling, at the bounds of words.
    func renamed(_ text: String, from neighbour: String) -> String {
        spellings(of: neighbour).reduce(text) { text, names in Self.replaced(names.from, by: names.to, in: text) }
    }

    /// Whether a text has the name of a module, in any spelling.
    static func mentions(_ module: NameWords, in text: String) -> Bool {
        [module.pascal, module.camel, module.title, module.kebab].contains { replaced($0, by: "", in: text) != text }
    }

    /// The spellings of a name, each with the module's. A name of one word counts as a type or a member, not as a title.
    private func spellings(of neighbour: String) -> [(from: String, to: String)] {
        let old = NameWords(neighbour)
        let all = [
            (neighbour, module.pascal), (old.camel, module.camel), (old.title, module.title), (old.kebab, module.kebab),
        ]
        return all.enumerated().filter { index, names in !all[..<index].contains { $0.0 == names.0 } }.map(\.element)
    }

    private static func replaced(_ name: String, by other: String, in text: String) -> String {
        let parts = text.parted(by: name)
        guard var result = parts.first, !name.isEmpty else { return text }
        for part in parts.dropFirst() {
            result += isWord(name, after: result.last, before: part.first) ? other : name
            result += part
        }
        return result
    }

    /// Whether a name is a word of its own: `Plots` in `showPlotsFlow`, not in `Plotsy`; `plots` in `plotsTab`, not in
    /// `allplots`.
    private static func isWord(_ name: String, after: Character?, before: Character?) -> Bool {
        if before?.isLowercase == true || before?.isNumber == true { return false }
        guard let after, after.isLetter || after.isNumber || after == "_" else { return true }
        return name.first?.isUppercase == true && !after.isUppercase
    }
}

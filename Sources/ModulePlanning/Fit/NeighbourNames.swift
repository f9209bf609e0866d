import AppModel
import Diagnostics
import SwiftOutline

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

    /// Finds the module's own name.
    var own: NameMap { NameMap(findingExactly: [module]) }

    /// The map from a neighbour's words to the module's.
    func map(from neighbour: String) -> NameMap {
        NameMap([NameMap.Pair(old: NameWords(neighbour), new: module)])
    }
}

extension NameMap {
    /// A passage of code with the copy's words in its identifiers, texts and comments.
    func renamed(code: String) -> String {
        let outline = Outline(code)
        var (result, end) = ("", 0)
        for token in outline.tokens {
            let text = outline.text(token)
            result += renamed(text: outline.source.text(end..<token.start))
            result += token.kind == .identifier ? renamed(text) ?? text : renamed(text: text)
            end = token.end
        }
        return result
    }

    /// Whether an identifier or a text of some code has words of the exemplar.
    func isNamed(in outline: Outline) -> Bool {
        outline.tokens.contains { token in
            switch token.kind {
            case .identifier: matches(outline.name(token))
            case .string, .stringStart, .stringMiddle, .stringEnd:
                renamed(text: outline.text(token)) != outline.text(token)
            default: false
            }
        }
    }
}

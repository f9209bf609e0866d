import Diagnostics

extension ModuleResolver {
    /// Resolves the links to screens of other modules.
    mutating func resolveLinks() {
        checkDistinct(spec.links, "link") { $0 }
        for link in spec.links {
            let parts = link.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
                error(
                    "\"\(link.value)\" names no screen of another module",
                    at: link.mark,
                    hint: "\"Orders.detail\" or \"Orders\" would"
                )
                continue
            }
            let words = NameWords(parts[0])
            guard let other = surroundings.modules[words.pascal] else {
                let hint = Suggestion(among: surroundings.modules.keys).hint(for: words.pascal)
                error("there is no module \"\(words.pascal)\" to link to", at: link.mark, hint: hint)
                continue
            }
            resolve(link, to: other, screen: parts.count == 2 ? NameWords(parts[1]) : nil)
        }
    }

    private mutating func resolve(_ link: Located<String>, to other: Module, screen words: NameWords?) {
        let root = other.screens.first
        var target = root
        if let words {
            target = other.screen(words.camel)
            guard target != nil else {
                let hint = Suggestion(among: other.screens.map(\.name)).hint(for: words.camel)
                error("the module \"\(other.type)\" has no screen \"\(words.camel)\"", at: link.mark, hint: hint)
                return
            }
        }
        guard let root, let target else { return }
        let resolved = Link(
            module: other.words,
            screen: target.isRoot ? nil : target.words,
            parameters: target.parameters,
            presentation: target.presentation,
            hasTab: other.tab != nil,
            root: root.words,
            others: other.screens.filter { !$0.isRoot }.map {
                Link.Target(name: $0.words, parameters: $0.parameters)
            }
        )
        module.links.append(resolved)
        guard module.source(of: resolved) == nil else { return }
        let wanted = target.parameters.map(\.declaration).joined(separator: ", ")
        note("no screen opens \"\(link.value)\" by itself: none has what it wants, \"\(wanted)\"", at: link.mark)
    }
}

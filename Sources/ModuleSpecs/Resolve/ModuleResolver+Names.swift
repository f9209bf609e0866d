import Diagnostics

extension ModuleResolver {
    mutating func resolveName() {
        module.words = name(spec.name, .module)
        module.type = module.words.pascal
        module.path = module.words.camel
        for alias in spec.aliases {
            guard isURLSegment(alias.value) else {
                error(
                    "the alias \"\(alias.value)\" is no component of a URL",
                    at: alias.mark,
                    hint: "letters, digits, \"-\" and \"_\" are"
                )
                continue
            }
            if alias.value == module.path || module.aliases.contains(alias.value) {
                error("the alias \"\(alias.value)\" is there already", at: alias.mark)
            } else {
                module.aliases.append(alias.value)
            }
        }
        module.tab = tab
    }

    /// The tab that the spec asks for, by default one with the module's name.
    private var tab: Tab? {
        let icon = TabIcons.icon(for: module.words)
        switch spec.tab {
        case .absent: return nil
        case .shown(let title, let stated):
            return Tab(title: title.value.isEmpty ? module.words.title : title.value, icon: stated?.value ?? icon)
        case nil: return Tab(title: module.words.title, icon: icon)
        }
    }

    /// Whether the text can be a fixed component of a URL path without escaping.
    func isURLSegment(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(PercentEncoding.isUnreserved) }
}

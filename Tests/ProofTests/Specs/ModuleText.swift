import ModuleSpecs

/// The spec of a module case, in YAML, as a person would write it.
struct ModuleText {
    let module: ModuleCase

    /// The lines of a mapping, without indentation.
    var lines: [String] {
        var lines = ["name: \(module.name)", "screens:", "  - { name: start, kind: \(module.root.rawValue) }"]
        var routes: [String] = []
        var useCases: [String] = []
        for screen in named {
            lines += self.lines(of: screen)
            if let route = route(of: screen) { routes.append("  \(screen.name): \(route)") }
            useCases += self.useCases(of: screen).map { "  - \"\($0.text)\"" }
        }
        if !routes.isEmpty { lines += ["routes:"] + routes }
        useCases += ["  - \"sync\(module.name)\"", "  - \"get\(module.noun)Count() -> Int\""]
        lines += ["useCases:"] + useCases + types
        if module.hasAlias { lines.append("aliases: [\(module.noun.lowercased())]") }
        if let linked = module.linked { lines.append("links: [\(linked)]") }
        switch module.tab {
        case .automatic: break
        case .titled: lines.append("tab: { title: My \(module.name), icon: star }")
        case .none: lines.append("tab: none")
        }
        return lines
    }

    private typealias NamedScreen = (name: String, value: ScreenCase)

    /// The screens under names that differ: `optionalIntDetail`, and a number where that is taken.
    private var named: [NamedScreen] {
        var taken: Set<String> = []
        return module.screens.map { screen in
            let form = screen.form == .required ? "" : "\(screen.form)"
            let words = [form, "\(screen.type)", screen.kind.rawValue].filter { !$0.isEmpty }
            let stem = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let name = taken.insert(stem).inserted ? stem : "\(stem)\(taken.count)"
            return (name, screen)
        }
    }

    private func lines(of screen: NamedScreen) -> [String] {
        let (name, value) = screen
        var type = value.type.name(in: module)
        if value.form == .optional { type += "?" }
        if value.form == .defaulted, let text = value.type.defaultValue { type += " = \(text)" }
        var lines = ["  - name: \(name)", "    kind: \(value.kind.rawValue)"]
        lines.append("    parameters: { \(value.type.parameterName): '\(type)' }")
        if value.presentation != .push { lines.append("    presentation: \(value.presentation.rawValue)") }
        let useCases = useCases(of: screen)
        if !useCases.isEmpty { lines.append("    useCases: [\(useCases.map(\.name).joined(separator: ", "))]") }
        return lines
    }

    private func route(of screen: NamedScreen) -> String? {
        let (name, value) = screen
        switch value.route {
        case .automatic: return nil
        case .path: return "\"\(name)/:\(value.type.parameterName)\""
        case .query: return "\(name)/all"
        case .preset:
            let value = "{ \(value.type.parameterName): '\(value.type.defaultValue ?? "")' }"
            return "{ path: \(name)/usual, defaults: \(value) }"
        case .none: return "none"
        }
    }

    private func useCases(of screen: NamedScreen) -> [(name: String, text: String)] {
        let (name, value) = screen
        let stem = module.noun + name.prefix(1).uppercased() + name.dropFirst()
        let optional = value.form == .optional ? "?" : ""
        let parameter = "(\(value.type.parameterName): \(value.type.name(in: module))\(optional))"
        let result = value.kind == .list ? "[\(module.entity)]" : module.entity
        let loading = ("get\(stem)", "get\(stem)\(parameter) -> \(result)")
        let acting = ("mark\(stem)", "mark\(stem)\(parameter)")
        switch value.useCases {
        case .none: return []
        case .loading: return [loading]
        case .acting: return [acting]
        case .both: return [loading, acting]
        }
    }

    private var types: [String] {
        var lines = ["types:", "  - \"\(module.stage)(open|closed|onHold)\""]
        guard module.entityID != .none else { return lines }
        let properties = [
            "id: \(module.entityID.rawValue)", "title: String", "note: String?", "stage: \(module.stage)",
            "price: Double", "count: Int", "isNew: Bool", "added: Date", "page: URL?", "tags: [String]",
        ]
        lines.append("  - \"\(module.noun)(\(properties.joined(separator: ", ")))\"")
        return lines
    }
}

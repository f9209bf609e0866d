import Diagnostics
import YAMLReader

/// Reads the YAML tree of a spec file.
package struct SpecFileReader {
    private let root: MappingReader
    private let log = ProblemLog()

    package init(_ node: YAMLNode, source: String) {
        root = MappingReader(node, of: "the spec", source: source, known: SpecFile.keys, log: log)
    }

    package var problems: Problems { log.problems }

    package func spec() -> ModuleSpec? {
        let name = root.requiredText("name")
        var spec = ModuleSpec(name: name ?? Located("Module", at: root.mark))
        spec.style = root.text("style")
        spec.options = root.options()
        spec.screens = root.list("screens").compactMap { screen($0) }
        spec.routes = root.entries("routes").compactMap { route($0) }
        spec.useCases = root.list("useCases").compactMap { useCase($0) }
        spec.types = root.list("types").compactMap { type($0) }
        spec.links = root.texts("links")
        spec.aliases = root.texts("aliases")
        spec.tab = root.value("tab").flatMap { tab($0) }
        spec.hasUnreadParts = problems.hasErrors
        return name == nil ? nil : spec
    }

    // MARK: - Tab

    private func tab(_ node: YAMLNode) -> TabSpec? {
        if let text = node.text {
            return text == "none" ? .absent : .shown(title: Located(text, at: root.textMark(of: node)), icon: nil)
        }
        return mapping(node, "the tab", ["title", "icon"]).map { reader in
            .shown(title: reader.text("title") ?? Located("", at: reader.mark), icon: reader.text("icon"))
        }
    }

    // MARK: - Screens

    private func screen(_ node: YAMLNode) -> ScreenSpec? {
        if node.scalar != nil { return scan(node, "a screen") { (scanner) throws(Problem) in try scanner.screen() } }
        let keys = ["name", "parameters", "kind", "presentation", "type", "useCases"]
        guard let reader = mapping(node, "the screen", keys), let name = reader.requiredText("name") else { return nil }
        var screen = ScreenSpec(name: name)
        screen.kind = reader.choice("kind", as: ScreenKind.self)
        screen.presentation = reader.choice("presentation", as: Presentation.self)
        screen.type = reader.text("type")
        screen.useCases = reader.texts("useCases")
        screen.parameters = node["parameters"].map { parameters($0, of: name.value) }
        return screen
    }

    /// Reads a mapping such as `{ itemId: String, mode: EditorMode = .update }`.
    private func parameters(_ node: YAMLNode, of owner: String) -> [ParameterSpec] {
        if node.isNull { return [] }
        return root.entries(node, of: "the parameters of \"\(owner)\"").compactMap { entry in
            let name = Located(entry.key.text ?? "", at: root.mark(of: entry.key))
            let found = scan(entry.value, "the type of \"\(name.value)\"") { (scanner) throws(Problem) in
                try scanner.typeWithDefault(of: name.value)
            }
            return found.map { ParameterSpec(name: name, type: $0.0, defaultValue: $0.1) }
        }
    }

    // MARK: - Routes

    private func route(_ entry: YAMLEntry) -> RouteSpec? {
        let screen = Located(entry.key.text ?? "", at: root.mark(of: entry.key))
        if entry.value.scalar != nil {
            let pattern = Located(entry.value.text ?? "", at: root.textMark(of: entry.value))
            if entry.value.isNull { return RouteSpec(screen: screen, pattern: Located("", at: pattern.mark)) }
            return RouteSpec(screen: screen, pattern: pattern.value == "none" ? nil : pattern)
        }
        return mapping(entry.value, "the route", ["path", "defaults"]).flatMap { reader in
            let pattern = reader.requiredText("path")
            let defaults = reader.entries("defaults").compactMap { item -> RouteDefault? in
                let parameter = Located(item.key.text ?? "", at: reader.mark(of: item.key))
                return reader.text(item.value, of: "the default of \"\(parameter.value)\"").map {
                    RouteDefault(parameter: parameter, value: $0)
                }
            }
            return pattern.map { RouteSpec(screen: screen, pattern: $0, defaults: defaults) }
        }
    }

    // MARK: - Use cases

    private func useCase(_ node: YAMLNode) -> UseCaseSpec? {
        if node.scalar != nil || node.quotingHint != nil {
            return scan(node, "a use case") { (scanner) throws(Problem) in try scanner.useCase() }
        }
        guard let reader = mapping(node, "the use case", ["name", "parameters", "throws", "returns"]),
            let name = reader.requiredText("name")
        else { return nil }
        var useCase = UseCaseSpec(name: name)
        useCase.parameters = node["parameters"].map { parameters($0, of: name.value) } ?? []
        useCase.returns = type("returns", in: node, of: useCase, "[Order]") { (scanner) throws(Problem) in
            let mark = scanner.mark
            return Located(try scanner.type(), at: mark)
        }
        useCase.failure = type("throws", in: node, of: useCase, "OrderError") { (scanner) throws(Problem) in
            try scanner.failure()
        }
        return useCase
    }

    /// Reads the type under a key of a use case, which may be left out and not empty.
    private func type(
        _ key: String,
        in node: YAMLNode,
        of useCase: UseCaseSpec,
        _ example: String,
        _ read: (inout SpecScanner) throws(Problem) -> Located<TypeReference>?
    ) -> Located<TypeReference>? {
        guard let node = node[key] else { return nil }
        guard !node.isNull else {
            root.add(
                "\"\(key)\" of \"\(useCase.name.value)\" is empty",
                at: root.mark(of: node),
                hint: "leave it out, or name a type, as in \"\(key): \(example)\""
            )
            return nil
        }
        let what = key == "returns" ? "the result" : "the error"
        return scan(node, "\(what) of \"\(useCase.name.value)\"", read) ?? nil
    }

    // MARK: - Types

    private func type(_ node: YAMLNode) -> TypeSpec? {
        if node.scalar != nil || node.quotingHint != nil {
            return scan(node, "a type") { (scanner) throws(Problem) in try scanner.declaredType() }
        }
        let keys = ["struct", "properties", "enum", "cases"]
        guard let reader = mapping(node, "the type", keys) else { return nil }
        switch (reader.text("struct"), reader.text("enum")) {
        case (let name?, nil):
            if reader.has("cases") { reader.add("the struct \"\(name.value)\" cannot have cases", at: reader.mark) }
            return TypeSpec(
                name: name,
                shape: .structure(node["properties"].map { parameters($0, of: name.value) } ?? [])
            )
        case (nil, let name?):
            if reader.has("properties") {
                reader.add("the enum \"\(name.value)\" cannot have properties", at: reader.mark)
            }
            let cases = reader.texts("cases")
            if cases.isEmpty { reader.add("the enum \"\(name.value)\" has no cases", at: name.mark) }
            return TypeSpec(name: name, shape: .enumeration(cases))
        case (.some, .some):
            reader.add("a type is either a struct or an enum", at: reader.mark)
        case (nil, nil):
            reader.add("the type is neither a \"struct\" nor an \"enum\"", at: reader.mark)
        }
        return nil
    }

    // MARK: - Helpers

    /// The reader of a mapping with these keys; `nil`, with a problem, for another value.
    private func mapping(_ node: YAMLNode, _ subject: String, _ keys: [String]) -> MappingReader? {
        let reader = root.mapping(node, of: subject, known: keys)
        return node.entries == nil ? nil : reader
    }

    /// The type `[Favorite]` or `[String: Int]`, which YAML parses as a list of one scalar or one mapping.
    private func bracketedType(_ node: YAMLNode) -> Located<String>? {
        guard let items = node.sequence, items.count == 1 else { return nil }
        var inner = typeText(items[0])
        if let entries = items[0].entries, entries.count == 1, let key = entries[0].key.text {
            inner = typeText(entries[0].value).map { "\(key): \($0)" }
        }
        return inner.map { Located("[\($0)]", at: root.mark(of: node)) }
    }

    private func typeText(_ node: YAMLNode) -> String? { bracketedType(node)?.value ?? node.text }

    /// Scans the whole text in the language of the flags.
    private func scan<Value>(
        _ node: YAMLNode,
        _ what: String,
        _ read: (inout SpecScanner) throws(Problem) -> Value
    ) -> Value? {
        guard let text = bracketedType(node) ?? root.text(node, of: what) else { return nil }
        var scanner = SpecScanner(text.value, at: text.mark)
        do throws(Problem) {
            let value = try read(&scanner)
            try scanner.end(after: what)
            return value
        } catch {
            log.problems.add(error)
            return nil
        }
    }
}

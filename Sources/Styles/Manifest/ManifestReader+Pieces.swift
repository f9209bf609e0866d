import AppModel
import Diagnostics
import YAMLReader

extension ManifestReader {
    func pieces(_ nodes: [YAMLNode], defaultScope: Piece.Scope) -> [Piece] {
        nodes.compactMap { piece($0, defaultScope: defaultScope) }
    }

    func piece(_ node: YAMLNode, defaultScope: Piece.Scope) -> Piece? {
        let reader = mapping(node, "the piece", Self.pieceKeys)
        guard node.entries != nil else { return nil }
        let id = reader.requiredText("id")
        let inherited = base.flatMap { base in (base.pieces + base.app.pieces).first { $0.id == id?.value } }
        let template = inherited == nil ? reader.requiredText("template") : reader.text("template")
        let path = inherited == nil ? reader.requiredText("path") : reader.text("path")
        if let template, !templates.contains(template.value) {
            let hint = Suggestion(among: templates).hint(for: template.value)
            reader.add("there is no template \"\(template.value)\"", at: template.mark, hint: hint)
        }
        let scope = reader.choice("per", as: Piece.Scope.self)
        if let scope, (scope.value == .app) != (defaultScope == .app) {
            reader.add(
                "a piece of the \(defaultScope.rawValue) cannot be made per \(scope.value.rawValue)",
                at: scope.mark
            )
        }
        return Piece(
            id: id?.value ?? "",
            title: reader.text("title")?.value ?? inherited?.title ?? id?.value ?? "",
            scope: scope?.value ?? inherited?.scope ?? defaultScope,
            condition: reader.text("when")?.value ?? inherited?.condition,
            template: template?.value ?? inherited?.template ?? "",
            path: path?.value ?? inherited?.path ?? "",
            merge: reader.choice("merge", as: Piece.Merge.self)?.value ?? inherited?.merge,
            shared: reader.text("shared").flatMap { declaration($0) } ?? inherited?.shared,
            requires: reader.has("requires") ? requirements(reader) : inherited?.requires ?? [],
            guidance: reader.guidance(besides: inherited?.guidance),
            mark: reader.mark
        )
    }

    private func requirements(_ reader: MappingReader) -> [Requirement] {
        reader.list("requires").compactMap { node in
            let requirement = mapping(
                node,
                "the requirement",
                ["declaration", "inherits", "member", "modifiers", "when", "rule"]
            )
            let rule = requirement.text("rule")?.value
            let condition = requirement.text("when")?.value
            if let member = requirement.text("member") {
                let demand = Requirement.Demand.member(
                    member.value,
                    modifiers: requirement.texts("modifiers").map(\.value)
                )
                return Requirement(demand: demand, condition: condition, rule: rule, mark: requirement.mark)
            }
            guard let text = requirement.requiredText("declaration"), let pattern = declaration(text) else {
                return nil
            }
            let demand = Requirement.Demand.declaration(pattern, inherits: requirement.texts("inherits").map(\.value))
            return Requirement(demand: demand, condition: condition, rule: rule, mark: requirement.mark)
        }
    }

    func declaration(_ text: Located<String>) -> DeclarationPattern? {
        if let pattern = DeclarationPattern(text.value) { return pattern }
        log.problems.add(
            "\"\(text.value)\" is no declaration",
            at: text.mark,
            hint: "\"class AppDIContainer\" is one, and \"class <M>Coordinator\" stands for several"
        )
        return nil
    }
}

import Diagnostics
import ModuleSpecs
import StencilEngine

extension ContextBuilder {
    func makeTypeValue(_ type: DataType) -> TemplateDictionary {
        var value = briefType(type)
        let properties = type.properties
        value["properties"] = parameters(properties, owner: type.name)
        addParameterTexts(properties, owner: type.name, to: &value)
        value["id"] = type.identifier.map { .dictionary(parameterValue($0, owner: type.name)) } ?? .null
        value["titleProperty"] = type.titleProperty.map { .dictionary(parameterValue($0, owner: type.name)) } ?? .null
        value["subtitleProperty"] =
            type.subtitleProperty.map { .dictionary(parameterValue($0, owner: type.name)) } ?? .null
        value["titleExpression"] = .string(titleExpression(of: type))
        value["editable"] = parameters(properties.filter { $0 != type.identifier }, owner: type.name)
        return value
    }

    /// A type without its properties.
    func briefType(_ type: DataType) -> TemplateDictionary {
        let words = NameWords(type.name)
        var value = names(of: words)
        value["name"] = .string(type.name)
        value["plural"] = .string(words.title.hasSuffix("s") ? words.title : words.title + "s")
        value["kind"] = .string(type.isEnumeration ? "enum" : "struct")
        value["isDeclared"] = .bool(type.isDeclared)
        value["isUndecoded"] = .bool(type.isUndecoded)
        value["cases"] = .array(type.cases.map { .dictionary(names(of: NameWords($0))) })
        let reference = TypeReference.named(type.name)
        let isThrown = module.useCases.contains { $0.failure == reference }
        value["isError"] = .bool(isThrown)
        value["isValue"] = .bool(!isThrown || isValue(type.name))
        value["sample"] = .string(typed(samples.value(of: reference, for: type.name, .first), type))
        value["other"] = .string(typed(samples.value(of: reference, for: type.name, .second), type))
        value["isRouteValue"] = .bool(
            type.isEnumeration && module.screens.contains { $0.parameters.contains { $0.type.subject == reference } }
        )
        value["imports"] = strings(imports(for: type.properties.map(\.type)))
        return value
    }

    /// Whether a screen, a use case or a struct has values of the type.
    private func isValue(_ name: String) -> Bool {
        let parameters =
            module.screens.flatMap(\.parameters) + module.useCases.flatMap(\.parameters)
            + module.types.flatMap(\.properties)
        return (parameters.map(\.type) + module.useCases.compactMap(\.returns)).contains { $0.names.contains(name) }
    }

    /// The modules that the types need, sorted, without Swift's own.
    func imports(for types: [TypeReference]) -> [String] {
        let modules = types.flatMap(\.names).compactMap { StandardType.named($0)?.module }.filter { $0 != "Swift" }
        return Array(Set(modules)).sorted()
    }

    func parameters(_ parameters: [Parameter], owner: String? = nil) -> TemplateValue {
        .array(parameters.map { .dictionary(parameterValue($0, owner: owner)) })
    }

    private func titleExpression(of type: DataType) -> String {
        if let title = type.titleProperty { return "item.\(title.name)" }
        guard let identifier = type.identifier else { return "String(describing: item)" }
        return switch module.kind(of: identifier.type) {
        case .string where !identifier.type.isOptional: "item.\(identifier.name)"
        case .uuid where !identifier.type.isOptional: "item.\(identifier.name).uuidString"
        case .int where !identifier.type.isOptional: "String(item.\(identifier.name))"
        default: "String(describing: item.\(identifier.name))"
        }
    }

    /// Prefixes an enum case with its type, so that the expression compiles without context.
    private func typed(_ expression: String, _ type: DataType) -> String {
        expression.hasPrefix(".") ? type.name + expression : expression
    }
}

import ModuleSpecs

/// The entered values with which a form calls its use case, completed by the screen's parameters and by loaded or blank values.
struct EnteredValues {
    let screen: Screen
    let submit: UseCase
    let builder: ContextBuilder
    /// Whether to use samples instead of the names of fields and parameters.
    let sampled: Bool

    func value(of parameter: Parameter) -> String {
        if let own = ownParameter(builder.module.supplies(screen, parameter)) { return own }
        let module = builder.module
        guard module.kind(of: parameter.type) == .struct, let type = module.type(parameter.type.subject.text) else {
            return screen.work.fields.contains(parameter) ? field(parameter) : builder.samples.blank(parameter.type)
        }
        let properties = type.properties.map { "\($0.name): \(property($0, of: type))" }
        return "\(type.name)(\(properties.joined(separator: ", ")))"
    }

    private func property(_ property: Parameter, of type: DataType) -> String {
        if let own = ownParameter(builder.module.supplies(screen, property, of: type, to: submit)) { return own }
        if screen.work.fields.contains(property) { return field(property, owner: type.name) }
        guard loads(type) else {
            return property == type.identifier ? freshIdentifier(property.type) : builder.samples.blank(property.type)
        }
        return sampled ? builder.samples.value(of: property, owner: type.name, .first) : "item.\(property.name)"
    }

    /// Whether the form needs the loaded `item` for a value.
    var usesItem: Bool {
        submit.parameters.contains { parameter in
            guard builder.module.supplies(screen, parameter) == nil, builder.module.kind(of: parameter.type) == .struct,
                let type = builder.module.type(parameter.type.subject.text), loads(type)
            else { return false }
            return type.properties.contains {
                builder.module.supplies(screen, $0, of: type, to: submit) == nil && !screen.work.fields.contains($0)
            }
        }
    }

    private func loads(_ type: DataType) -> Bool {
        screen.work.load.flatMap(builder.module.useCase)?.returns?.unwrapped == .named(type.name)
    }

    /// The screen's own parameter for a value.
    private func ownParameter(_ name: String?) -> String? {
        guard let name else { return nil }
        guard sampled, let own = screen.parameters.first(where: { $0.name == name }) else { return name }
        return builder.samples.value(of: own, .first)
    }

    private func field(_ parameter: Parameter, owner: String? = nil) -> String {
        sampled ? builder.samples.value(of: parameter, owner: owner, .first) : builder.inputName(of: parameter)
    }

    private func freshIdentifier(_ type: TypeReference) -> String {
        type == .named("String") ? "UUID().uuidString" : builder.samples.blank(type)
    }
}

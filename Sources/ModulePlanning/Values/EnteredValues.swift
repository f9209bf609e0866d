import ModuleSpecs

/// The entered values with which a form calls its use case, completed by the screen's parameters and by loaded or blank values.
struct EnteredValues {
    let screen: Screen
    let builder: ContextBuilder
    /// Whether to use samples instead of the names of fields and parameters.
    let sampled: Bool

    func value(of parameter: Parameter) -> String {
        if let own = ownParameter(parameter) { return own }
        let module = builder.module
        guard module.kind(of: parameter.type) == .struct, let type = module.type(parameter.type.subject.text) else {
            return screen.work.fields.contains(parameter) ? field(parameter) : builder.samples.blank(parameter.type)
        }
        let properties = type.properties.map { "\($0.name): \(property($0, of: type))" }
        return "\(type.name)(\(properties.joined(separator: ", ")))"
    }

    private func property(_ property: Parameter, of type: DataType) -> String {
        if let own = ownParameter(property) { return own }
        if screen.work.fields.contains(property) { return field(property, owner: type.name) }
        guard loads(type) else {
            return property == type.identifier ? freshIdentifier(property.type) : builder.samples.blank(property.type)
        }
        return sampled ? builder.samples.value(of: property, owner: type.name, .first) : "item.\(property.name)"
    }

    /// Whether the form needs the loaded `item` for a value.
    func usesItem(in submit: UseCase) -> Bool {
        submit.parameters.contains { parameter in
            guard ownParameter(parameter) == nil, builder.module.kind(of: parameter.type) == .struct,
                let type = builder.module.type(parameter.type.subject.text), loads(type)
            else { return false }
            return type.properties.contains { ownParameter($0) == nil && !screen.work.fields.contains($0) }
        }
    }

    private func loads(_ type: DataType) -> Bool {
        screen.work.load.flatMap(builder.module.useCase)?.returns?.unwrapped == .named(type.name)
    }

    /// The screen's own parameter for the value.
    private func ownParameter(_ parameter: Parameter) -> String? {
        guard let name = builder.module.supplies(screen, parameter) else { return nil }
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

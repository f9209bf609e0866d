import Diagnostics

extension Module {
    /// The expression that supplies a parameter from a screen's own parameters: the one with the same name and type,
    /// else the only id of that type.
    package func supplies(_ screen: Screen, _ parameter: Parameter) -> String? {
        if screen.parameters.contains(where: { $0.name == parameter.name && $0.type == parameter.type }) {
            return parameter.name
        }
        guard parameter.isID else { return nil }
        let candidates = screen.parameters.filter { $0.isID && $0.type == parameter.type }
        return candidates.count == 1 ? candidates[0].name : nil
    }

    /// The expression that supplies a property of what a form sends: the parameter with the same name and type. For the identifier
    /// it may also be the only id, unless that is the id of something else, as `productId` is for a review.
    package func supplies(_ form: Screen, _ property: Parameter, of type: DataType, to submit: UseCase) -> String? {
        guard let name = supplies(form, property), name != property.name else { return supplies(form, property) }
        let purpose = FormPurpose(of: form.words) ?? FormPurpose(submit.verb)
        guard property == type.identifier, purpose != .creation else { return nil }
        let words = NameWords(name).words.dropLast().map { $0.lowercased() }
        let isOfType = NameWords(type.name).words.suffix(words.count).map { $0.lowercased() } == words
        return purpose == .change || isOfType || words == ["item"] ? name : nil
    }

    /// The first screen that can supply all parameters of a linked screen.
    package func source(of link: Link) -> Screen? {
        screens.first { screen in link.parameters.allSatisfy { supplies(screen, $0) != nil } }
    }

    /// The expression that supplies a parameter from a row's `item`.
    package func supplies(_ row: TypeReference, _ parameter: Parameter) -> String? {
        if parameter.type == row { return "item" }
        guard case .named(let name, _) = row, let type = self.type(name) else { return nil }
        if let property = type.properties.first(where: { $0.name == parameter.name && $0.type == parameter.type }) {
            return "item.\(property.name)"
        }
        guard parameter.isID, let identifier = type.identifier, identifier.type == parameter.type else { return nil }
        return "item.\(identifier.name)"
    }
}

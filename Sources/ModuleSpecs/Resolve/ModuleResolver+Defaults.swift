import Diagnostics

extension ModuleResolver {
    /// Gives every list, detail and form the use case that it requires.
    mutating func fillInScreens() {
        for screen in module.screens {
            switch screen.kind {
            case .list: fillInList(screen)
            case .detail: fillInDetail(screen)
            case .form: fillInForm(screen)
            case .plain: break
            }
        }
    }

    private mutating func fillInList(_ screen: Screen) {
        guard let entity = module.entity, loader(of: screen) == nil else { return }
        if isSearch(screen), screen.parameters.isEmpty {
            let text = Parameter(name: "text", type: .named("String"))
            let subject = module.words.words.filter { $0.lowercased() != "search" }.joined(separator: " ")
            return add("search " + subject, [text], returns: .array(.named(entity)), to: screen)
        }
        let name = "get" + module.type + (screen.isRoot ? "" : screen.words.pascal)
        add(name, screen.parameters, returns: .array(.named(entity)), to: screen)
    }

    private mutating func fillInDetail(_ screen: Screen) {
        guard let entity = module.entity, let type = module.type(entity), loader(of: screen) == nil else { return }
        let identifier = type.identifier
        let byID =
            screen.parameters.count == 1 && screen.parameters[0].isID && screen.parameters[0].type == identifier?.type
        let parameters = byID ? [Parameter(name: "id", type: screen.parameters[0].type)] : screen.parameters
        add("get" + entity, parameters, returns: .named(entity), to: screen)
    }

    private mutating func fillInForm(_ screen: Screen) {
        guard submitter(of: screen) == nil else { return }
        if let parameters = FormDefaults.parameters(of: screen.words) {
            add(screen.value, parameters, returns: nil, to: screen)
        } else if let entity = module.entity {
            let value = Parameter(name: NameWords(entity).camel, type: .named(entity))
            let name = FormDefaults.verb(of: screen.words) + entity
            if spec.useCases.contains(where: { NameWords($0.name.value).camel == name }) {
                refuseUnsuited(name, for: screen)
            } else {
                add(name, [value], returns: nil, to: screen)
            }
        }
    }

    private mutating func add(_ name: String, _ parameters: [Parameter], returns: TypeReference?, to screen: Screen) {
        var free = NameWords(name).camel
        if module.useCase(free) != nil { free = NameWords(name + screen.words.pascal).camel }
        guard module.useCase(free) == nil else { return }
        let required = parameters.map { Parameter(name: $0.name, type: $0.type) }
        module.useCases.append(useCase(NameWords(free), parameters: required, returns: returns, screen: screen.value))
        let result = returns.map { " -> \($0.text)" } ?? ""
        note(
            "the screen \"\(screen.name)\" gets the use case \"\(free)(\(required.map(\.declaration).joined(separator: ", ")))\(result)\""
        )
    }

    /// The screen's own use case that loads its data.
    func loader(of screen: Screen) -> UseCase? {
        let own = module.useCases.filter { useCase in
            useCase.screen == screen.value && useCase.returns != nil
                && useCase.parameters.allSatisfy { parameter in
                    parameter.defaultValue != nil || module.supplies(screen, parameter) != nil
                        || parameter == useCase.page || isSearch(screen) && parameter == useCase.search
                }
        }
        switch screen.kind {
        case .list: return own.first { $0.returnsArray && $0.isReading }
        case .detail: return own.first { !$0.returnsArray && $0.isReading }
        case .form: return own.first { !$0.returnsArray && $0.isReading && $0.stream == nil && fills(screen, with: $0) }
        case .plain: return nil
        }
    }

    /// Whether a use case returns the item that the form edits. Only then can it fill in the form.
    private func fills(_ form: Screen, with useCase: UseCase) -> Bool {
        guard let submit = submitter(of: form), let returns = useCase.returns else { return false }
        return submit.parameters.contains { $0.type.subject == returns.subject && module.kind(of: $0.type) == .struct }
    }
}

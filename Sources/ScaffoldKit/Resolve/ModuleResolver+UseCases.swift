import Diagnostics

extension ModuleResolver {
    mutating func resolveUseCases() {
        checkDistinct(spec.useCases.map(\.name), "use case") { NameWords($0).camel }
        for useCase in spec.useCases {
            let words = name(useCase.name, .useCase)
            checkDistinct(useCase.parameters.map(\.name), "parameter") { $0 }
            for parameter in useCase.parameters { checkKnown(parameter.type) }
            if let returns = useCase.returns { checkKnown(returns) }
            let isVoid = useCase.returns?.value == .named("Void")
            module.useCases.append(
                UseCase(
                    name: words.camel,
                    words: words,
                    parameters: useCase.parameters.map { parameter($0, .parameter) },
                    returns: isVoid ? nil : useCase.returns?.value,
                    screen: ""
                )
            )
        }
        assignUseCases()
        inferKinds()
    }

    /// Gives each use case its screen: the one that names it, else the list for what returns an array, else the screen
    /// whose own parameters it takes, else the root (DESIGN §4).
    private mutating func assignUseCases() {
        var owners: [String: String] = [:]
        for screen in spec.screens {
            for reference in screen.useCases {
                let wanted = NameWords(reference.value).camel
                guard module.useCase(wanted) != nil else {
                    let hint = Suggestion(among: module.useCases.map(\.name)).hint(for: reference.value)
                    error(
                        "the screen \"\(screen.name.value)\" names the use case \"\(reference.value)\", which is not there",
                        at: reference.mark,
                        hint: hint
                    )
                    continue
                }
                if let owner = owners[wanted] {
                    error(
                        "the use case \"\(reference.value)\" belongs to the screen \"\(owner)\" already",
                        at: reference.mark
                    )
                } else {
                    owners[wanted] = NameWords(screen.name.value).camel
                }
            }
        }
        for index in module.useCases.indices {
            module.useCases[index].screen =
                owners[module.useCases[index].name] ?? naturalOwner(of: module.useCases[index])
        }
    }

    private func naturalOwner(of useCase: UseCase) -> String {
        if useCase.returnsArray, let list = module.screens.first(where: { $0.kind == .list }) { return list.value }
        if let submitting = module.screens.first(where: { $0.kind == .form && takesForm(useCase, of: $0) }) {
            return submitting.value
        }
        if !useCase.parameters.isEmpty {
            let owner = module.screens.first { screen in
                screen.parameters.count == useCase.parameters.count
                    && useCase.parameters.allSatisfy { supplies(screen, $0) != nil }
            }
            if let owner { return owner.value }
            if useCase.isReading, let detail = module.screens.first(where: { acceptsItemID(useCase, $0) }) {
                return detail.value
            }
        }
        return module.screens.first?.value ?? ""
    }

    /// A detail screen without stated parameters is about to get an `itemId`: a use case by id belongs to it.
    private func acceptsItemID(_ useCase: UseCase, _ screen: Screen) -> Bool {
        screen.kind == .detail && !screen.isRoot && useCase.parameters.count == 1 && useCase.parameters[0].isID
            && (screen.parameters.isEmpty || supplies(screen, useCase.parameters[0]) != nil)
    }

    /// A use case that changes something and takes a struct, or takes what only a person can type, belongs to the form.
    private func takesForm(_ useCase: UseCase, of form: Screen) -> Bool {
        guard !useCase.isReading, !useCase.isDestructive, !useCase.parameters.isEmpty else { return false }
        let verb = useCase.words.words.first?.lowercased() ?? ""
        if useCase.name == form.value { return true }
        let takesStruct = useCase.parameters.contains { kind(of: $0.type) == .struct }
        let submits = ["save", "update", "create", "add", "submit", "edit", "register", "login", "send", "sign"]
            .contains(verb)
        let typed = useCase.parameters.filter { supplies(form, $0) == nil }
        return takesStruct && submits
            || submits && !typed.isEmpty && typed.allSatisfy { kind(of: $0.type).isEditable && !$0.isID }
    }

    /// A screen that neither its name nor the spec describes is what its use cases make of it.
    private mutating func inferKinds() {
        for index in module.screens.indices
        where module.screens[index].kind == .plain && spec.screens[index].kind == nil {
            let own = module.useCases.filter { $0.screen == module.screens[index].value && $0.isReading }
            if own.contains(where: \.returnsArray) {
                module.screens[index].kind = .list
            } else if own.contains(where: { $0.returns != nil }) {
                module.screens[index].kind = .detail
            }
        }
    }

    func supplies(_ screen: Screen, _ parameter: Parameter) -> String? {
        module.supplies(screen, parameter)
    }

    func supplies(_ row: TypeReference, _ parameter: Parameter) -> String? {
        module.supplies(row, parameter)
    }
}

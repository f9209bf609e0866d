import Diagnostics

extension ModuleResolver {
    mutating func resolveUseCases() {
        checkDistinct(spec.useCases.map(\.name), "use case") { NameWords($0).camel }
        for useCase in spec.useCases {
            let words = name(useCase.name, .useCase)
            checkDistinct(useCase.parameters.map(\.name), "parameter") { $0 }
            for parameter in useCase.parameters { checkKnown(parameter.type) }
            let result = useCase.returns?.value == .named("Void") ? nil : useCase.returns
            let delivered = result?.value.delivered
            if let result { checkKnown(Located(delivered ?? result.value, at: result.mark)) }
            var resolved = self.useCase(
                words,
                parameters: useCase.parameters.map { parameter($0, .parameter) },
                returns: delivered ?? result?.value
            )
            if delivered != nil { resolved.stream = result?.value }
            if let failure = useCase.failure { resolved.failure = checked(failure, of: words.camel) }
            module.useCases.append(resolved)
        }
        giveItemIDsToForms()
        assignUseCases()
        inferKinds()
    }

    /// The error that a use case throws: an enum, so that it has a value for any failed request.
    private mutating func checked(_ failure: Located<TypeReference>, of useCase: String) -> TypeReference {
        checkKnown(failure, declaration: "offline|unknown")
        let name = failure.value.text
        guard failure.value.names.allSatisfy(isKnown) else { return failure.value }
        guard let type = module.type(name), let value = type.failureCase else {
            error(
                "the use case \"\(useCase)\" cannot throw \"\(name)\", which is no enum",
                at: failure.mark,
                hint:
                    "an enum with a case for failed requests can be thrown: --types '\(module.type)Error(offline|unknown)'"
            )
            return failure.value
        }
        if type.isUnthrowable, let place = type.declaredAt {
            error(
                "the enum \"\(name)\" is declared at \(place) and is no Error",
                at: failure.mark,
                hint: "add \": Error\" there"
            )
        }
        if !module.useCases.contains(where: { $0.failure == failure.value }) {
            note(
                "a request that fails throws \"\(name).\(value)\"; to tell the causes apart is left to you",
                at: failure.mark
            )
        }
        return failure.value
    }

    func useCase(_ words: NameWords, parameters: [Parameter], returns: TypeReference?, screen: String = "") -> UseCase {
        var useCase = UseCase(
            name: words.camel,
            words: words,
            parameters: parameters,
            returns: returns,
            screen: screen
        )
        useCase.isDestructive = surroundings.destructiveVerbs.contains(useCase.verb)
        return useCase
    }

    /// Assigns each use case to a screen: the screen that names it, else the list if it returns an array, else the
    /// screen whose parameters it takes, else the root.
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
        if useCase.search != nil, let screen = module.screens.first(where: isSearch) { return screen.value }
        if useCase.returnsArray, let list = module.screens.first(where: { $0.kind == .list }) { return list.value }
        if let form = form(submittedBy: useCase) { return form.value }
        if useCase.isReading, let detail = module.screens.first(where: { acceptsItemID(useCase, $0) }) {
            return detail.value
        }
        if !useCase.parameters.isEmpty {
            let owner = module.screens.first { screen in
                screen.parameters.count == useCase.parameters.count
                    && useCase.parameters.allSatisfy { module.supplies(screen, $0) != nil }
            }
            if let owner { return owner.value }
        }
        return module.screens.first?.value ?? ""
    }

    /// Whether a use case takes an id and the screen is a detail that will get an `itemId` parameter by default.
    private func acceptsItemID(_ useCase: UseCase, _ screen: Screen) -> Bool {
        screen.kind == .detail && !screen.isRoot && useCase.parameters.count == 1 && useCase.parameters[0].isID
            && (screen.parameters.isEmpty || module.supplies(screen, useCase.parameters[0]) != nil)
    }

    /// Infers the kind of screens from their use cases if neither the name nor the spec determines it.
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
}

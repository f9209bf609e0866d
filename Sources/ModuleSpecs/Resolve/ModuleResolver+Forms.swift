import Diagnostics

extension ModuleResolver {
    /// The form that a use case submits, by their names.
    func form(submittedBy useCase: UseCase) -> Screen? {
        module.screens.filter { $0.kind == .form && takesForm(useCase, of: $0) && fit(of: useCase, to: $0) != nil }
            .max { (fit(of: useCase, to: $0) ?? 0) < (fit(of: useCase, to: $1) ?? 0) }
    }

    /// The screen's own use case that submits its form.
    func submitter(of screen: Screen) -> UseCase? { submitters(of: screen).first }

    /// The screen's own use cases that submit its form equally well, in the order of the spec.
    func submitters(of screen: Screen) -> [UseCase] {
        let own = module.useCases.filter { $0.screen == screen.value && !$0.isReading && !$0.isDestructive }
        let ranked = own.compactMap { useCase in
            rank(of: useCase, on: screen).map { (useCase: useCase, rank: $0) }
        }
        let best = ranked.map(\.rank).max()
        return ranked.filter { $0.rank == best }.map(\.useCase)
    }

    /// Names decide before what a use case takes, and that before what the screen states.
    private func rank(of useCase: UseCase, on screen: Screen) -> Int? {
        let isStated = states(useCase, screen)
        guard let fit = fit(of: useCase, to: screen) ?? (isStated ? 0 : nil) else { return nil }
        let takes = takesForm(useCase, of: screen) ? 2 : useCase.parameters.isEmpty ? 0 : 1
        return (takes * 100 + fit) * 2 + (isStated ? 1 : 0)
    }

    /// How well the name of a use case fits that of a form; `nil` if one is about a new thing and the other about a change.
    private func fit(of useCase: UseCase, to form: Screen) -> Int? {
        if useCase.name == form.value { return 20 }
        let stated = FormPurpose(of: form.words)
        let offered = FormPurpose(useCase.verb)
        if let stated, let offered, stated != offered { return nil }
        let likely = stated ?? (form.parameters.contains(where: \.isID) ? .change : .creation)
        let purpose = offered == likely ? 2 : offered == nil ? 1 : 0
        return fit(ofObject: useCase, to: form) * 4 + (useCase.verb == verb(of: form) ? 3 : purpose)
    }

    /// Whether both name the same thing, as `updateComment` and `editComment` do: 2, or 1 if the form names none.
    private func fit(ofObject useCase: UseCase, to form: Screen) -> Int {
        let object = FormPurpose.object(of: form.words)
        if object.words.isEmpty { return 1 }
        return object.camel == useCase.object ? 2 : 0
    }

    /// Whether a use case belongs to the form: it changes data and takes a structure or values that only the user can
    /// enter.
    private func takesForm(_ useCase: UseCase, of form: Screen) -> Bool {
        guard !useCase.isReading, !useCase.isDestructive, !useCase.parameters.isEmpty else { return false }
        if useCase.name == form.value { return true }
        let submits = ["save", "update", "create", "add", "submit", "edit", "register", "login", "send", "sign"]
            .contains(useCase.verb)
        let takesStruct = useCase.parameters.contains { module.kind(of: $0.type) == .struct }
        if takesStruct && (submits || FormPurpose(useCase.verb) != nil) { return true }
        let typed = useCase.parameters.filter { module.supplies(form, $0) == nil }
        return (submits || useCase.verb == verb(of: form)) && !typed.isEmpty
            && typed.allSatisfy { module.kind(of: $0.type).isEditable && !$0.isID }
    }

    private func verb(of form: Screen) -> String? { form.words.words.first?.lowercased() }

    /// Refuses a form that several use cases would submit equally well, where the screen does not state which.
    mutating func refuseEqualSubmitters(of screen: Screen) {
        let submitters = submitters(of: screen).filter { takesForm($0, of: screen) }
        guard submitters.count > 1, let spec = spec(of: screen), !states(submitters[0], screen) else { return }
        let names = submitters.map { "\"\($0.name)\"" }.joined(separator: " and ")
        error(
            "the screen \"\(screen.name)\" can be sent with \(names)",
            at: spec.name.mark,
            hint: "\"useCases: [\(submitters[0].name)]\" of the screen in the spec decides"
        )
    }

    /// Refuses a form that would be sent with a use case of the spec, which takes what the form cannot enter.
    mutating func refuseUnsuited(_ useCase: String, for screen: Screen) {
        guard let spec = spec(of: screen) else { return }
        error(
            "the screen \"\(screen.name)\" does not have all that \"\(useCase)\" takes, and no other use case sends it",
            at: spec.name.mark,
            hint: "give it the parameters; or \"useCases:\" of the screen in the spec says what sends it"
        )
    }

    private func states(_ useCase: UseCase, _ screen: Screen) -> Bool {
        spec(of: screen)?.useCases.contains { NameWords($0.value).camel == useCase.name } == true
    }

    private func spec(of screen: Screen) -> ScreenSpec? {
        spec.screens.first { NameWords($0.name.value).camel == screen.value }
    }
}

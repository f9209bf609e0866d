import Diagnostics

extension ModuleResolver {
    /// Assigns each use case its role on its screen.
    mutating func assignRoles() {
        for index in module.screens.indices {
            let screen = module.screens[index]
            module.screens[index].work.load = loader(of: screen)?.name
            if screen.kind == .form {
                module.screens[index].work.submit = submitter(of: screen)?.name
                module.screens[index].work.load = loader(of: screen)?.name ?? borrowedLoader(for: screen)?.name
                refuseEqualSubmitters(of: screen)
            }
            sortOthers(of: index)
        }
        refuseUnfollowedStreams()
        noteUncalled()
    }

    /// Names the use cases that nothing calls, as their screens do not have all that they take.
    private mutating func noteUncalled() {
        for (useCase, spec) in zip(module.useCases, spec.useCases) {
            guard let screen = module.screen(useCase.screen), screen.work.actions.contains(useCase.name) else {
                continue
            }
            let unmet = useCase.parameters.filter { $0.defaultValue == nil && module.supplies(screen, $0) == nil }
            guard !unmet.isEmpty else { continue }
            note(
                "no screen calls \"\(useCase.name)\": \"\(screen.name)\" has no \"\(unmet.map { "\($0.name): \($0.type.text)" }.joined(separator: ", "))\"",
                at: spec.name.mark
            )
        }
    }

    /// Refuses streams that no list or detail shows: a screen follows what it loads, as long as it is there.
    private mutating func refuseUnfollowedStreams() {
        for (useCase, spec) in zip(module.useCases, spec.useCases) where useCase.stream != nil {
            guard module.screen(useCase.screen)?.work.load != useCase.name else { continue }
            error(
                "no list or detail follows \"\(useCase.name)\", which delivers more than one value",
                at: spec.name.mark,
                hint: "give it a screen of its own that has its parameters"
            )
        }
    }

    private mutating func sortOthers(of index: Int) {
        let screen = module.screens[index]
        let row = screen.work.load.flatMap { module.useCase($0)?.returns?.element }
        for useCase in module.useCases where useCase.screen == screen.value {
            guard useCase.name != screen.work.load, useCase.name != screen.work.submit else { continue }
            if screen.kind == .list, let row, isRowAction(useCase, row: row, on: screen) {
                module.screens[index].work.rowActions.append(useCase.name)
            } else {
                module.screens[index].work.actions.append(useCase.name)
            }
        }
    }

    private func isRowAction(_ useCase: UseCase, row: TypeReference, on screen: Screen) -> Bool {
        if FormPurpose(useCase.verb) == .creation, useCase.object == NameWords(row.text).camel { return false }
        let fromRow = useCase.parameters.filter { module.supplies(row, $0) != nil }
        let supplied = useCase.parameters.allSatisfy { parameter in
            module.supplies(row, parameter) != nil || module.supplies(screen, parameter) != nil
                || parameter.defaultValue != nil
        }
        return !fromRow.isEmpty && supplied && useCase.returns == nil
    }

    /// The detail screen's loading use case, if a form that edits an existing item can share it.
    private func borrowedLoader(for form: Screen) -> UseCase? {
        guard let submit = submitter(of: form),
            form.parameters.contains(where: \.isID) || FormPurpose(of: form.words) == .change
        else { return nil }
        let structs = submit.parameters.map(\.type).filter { module.kind(of: $0) == .struct }.map(\.subject)
        return module.useCases.first { useCase in
            guard let returns = useCase.returns, !useCase.returnsArray, useCase.isReading, useCase.stream == nil else {
                return false
            }
            return structs.contains(returns.subject)
                && useCase.parameters.allSatisfy { module.supplies(form, $0) != nil }
        }
    }

    /// Resolves the fields of each form, and the field of each search.
    mutating func resolveForms() {
        for index in module.screens.indices {
            let screen = module.screens[index]
            if isSearch(screen), let text = loader(of: screen)?.search, module.supplies(screen, text) == nil {
                module.screens[index].work.fields = [text]
            }
            guard let submit = module.screens[index].work.submit.flatMap(module.useCase) else { continue }
            module.screens[index].work.fields = fields(of: submit, on: module.screens[index])
        }
    }

    private func fields(of submit: UseCase, on screen: Screen) -> [Parameter] {
        var fields: [Parameter] = []
        for parameter in submit.parameters where module.supplies(screen, parameter) == nil {
            let candidates: [Parameter]
            if module.kind(of: parameter.type) == .struct, let type = module.type(parameter.type.subject.text) {
                candidates = type.properties.filter {
                    $0 != type.identifier && module.supplies(screen, $0, of: type, to: submit) == nil
                }
            } else {
                candidates = [parameter]
            }
            for candidate in candidates
            where module.kind(of: candidate.type).isEditable && !fields.contains(where: { $0.name == candidate.name }) {
                fields.append(candidate)
            }
        }
        return fields
    }
}

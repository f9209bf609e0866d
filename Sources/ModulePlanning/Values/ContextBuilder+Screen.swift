import Diagnostics
import ModuleSpecs
import StencilEngine

extension ContextBuilder {
    func makeScreenValue(_ screen: Screen) -> TemplateDictionary {
        var value = briefScreen(screen)
        value["navigations"] = .array(screen.navigations.compactMap { navigationValue($0, from: screen) })
        value["ancestors"] = .array(screen.ancestors.compactMap(ancestorValue))
        value["useCases"] = useCases(screen.work.useCases, on: screen)
        let load = screen.work.load.flatMap(module.useCase)
        let submit = screen.work.submit.flatMap(module.useCase)
        value["load"] = load.map { .dictionary(useCaseValue($0, on: screen)) } ?? .null
        value["submit"] = submit.map { .dictionary(useCaseValue($0, on: screen)) } ?? .null
        value["dependencies"] = useCases(screen.work.useCases, on: screen)
        value["closes"] = .bool(closes(screen))
        value["rowActions"] = useCases(screen.work.rowActions, on: screen)
        value["actions"] = useCases(screen.work.actions, on: screen)
        let shown = screen.kind == .list ? load?.returns?.element : load?.returns?.unwrapped
        let entity = shown.flatMap { module.type($0.text) }
        value["element"] = shown.map { .string($0.text) } ?? .null
        value["entity"] = entity.flatMap { $0.isEnumeration ? nil : .dictionary(typeValue($0)) } ?? .null
        value["fields"] = parameters(screen.work.fields)
        value["submitArguments"] = submit.map { .string(submitArguments(of: $0, on: screen)) } ?? .null
        value["submitRecord"] = submit.map { .string(submitArguments(of: $0, on: screen, isCall: false)) } ?? .null
        value["submitUsesItem"] = .bool(submit.map { enteredValues($0, on: screen).usesItem } ?? false)
        value["submitSample"] =
            submit.map { .string(submitArguments(of: $0, on: screen, sampled: true, isCall: false)) } ?? .null
        value["imports"] = strings(imports(for: screen.parameters.map(\.type)))
        value["route"] = screen.route.map { .dictionary(routeValue($0, of: screen)) } ?? .null
        return value
    }

    func makeBriefScreen(_ screen: Screen) -> TemplateDictionary {
        var value = names(of: screen.words)
        value["name"] = .string(screen.name)
        if screen.isRoot { value["title"] = .string(module.words.title) }
        value["type"] = .string(screenTypes[screen.value] ?? module.type + screen.words.pascal)
        value["qualified"] = .string(qualified(screen.words, in: module.words))
        value["key"] = .string("\(module.words.camel).\(screen.value)")
        value["kind"] = .string(screen.kind.rawValue)
        value["isRoot"] = .bool(screen.isRoot)
        value["presentation"] = .string(screen.presentation.rawValue)
        value["parameters"] = parameters(screen.parameters)
        addParameterTexts(screen.parameters, to: &value)
        value["routeValue"] = .string(routeCase(screen, arguments: forwarding(screen.parameters)))
        value["sampleRoute"] = .string(routeCase(screen, arguments: samples.arguments(screen.parameters, .first)))
        value["otherRoute"] = .string(routeCase(screen, arguments: samples.arguments(screen.parameters, .second)))
        value["incoming"] = .bool(screen.hasIncoming)
        value["isLinkable"] = .bool(screen.route != nil)
        return value
    }

    /// The screen's name among the screens of all modules, such as `favoritesDetail`. A screen with the module's name has no
    /// prefix.
    func qualified(_ screen: NameWords, in module: NameWords) -> String {
        SwiftIdentifier.escaped(module.camel + (screen.pascal == module.pascal ? "" : screen.pascal))
    }

    /// The case of a screen's route with its arguments, such as `.detail(itemId: itemId)`.
    func routeCase(_ screen: Screen, arguments: String) -> String {
        "." + SwiftIdentifier.escaped(screen.value) + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// Whether the screen closes after its action: a form after it submits, a detail after it removes its subject.
    private func closes(_ screen: Screen) -> Bool {
        if screen.work.submit != nil { return true }
        return screen.kind == .detail && screen.work.actions.compactMap(module.useCase).contains(where: \.isDestructive)
    }

    private func useCases(_ names: [String], on screen: Screen) -> TemplateValue {
        .array(names.compactMap(module.useCase).map { .dictionary(useCaseValue($0, on: screen)) })
    }

    private func navigationValue(_ navigation: Navigation, from source: Screen) -> TemplateValue? {
        module.screen(navigation.target).map { target in
            [
                "target": .dictionary(briefScreen(target)), "trigger": .string(navigation.trigger.rawValue),
                "arguments": .string(navigation.arguments.text),
                "argumentList": .array(navigation.arguments.map { argumentValue($0, from: source) }),
                "value": .string(routeCase(target, arguments: navigation.arguments.text)),
            ]
        }
    }

    func argumentValue(_ argument: Argument, from source: Screen) -> TemplateValue {
        [
            "name": .string(argument.name), "expression": .string(argument.expression),
            "isParameter": .bool(source.parameters.contains { $0.name == argument.expression }),
        ]
    }

    private func ancestorValue(_ name: String) -> TemplateValue? {
        module.screen(name).map { screen in
            [
                "screen": .dictionary(briefScreen(screen)), "forwarding": .string(forwarding(screen.parameters)),
                "value": .string(routeCase(screen, arguments: forwarding(screen.parameters))),
            ]
        }
    }

    /// The arguments with which a form calls its use case: fields, the screen's own parameters, and otherwise the loaded value
    /// or a blank one.
    ///
    /// - Parameter sampled: Whether to use samples for fields and parameters, as a test does.
    /// - Parameter isCall: Whether closures are handed over; a mock remembers a call without them.
    private func submitArguments(of submit: UseCase, on screen: Screen, sampled: Bool = false, isCall: Bool = true)
        -> String
    {
        let form = enteredValues(submit, on: screen, sampled: sampled)
        let parameters = submit.parameters.filter { isCall || !$0.type.isClosure }
        return parameters.map { "\($0.name): \(form.value(of: $0))" }.joined(separator: ", ")
    }

    private func enteredValues(_ submit: UseCase, on screen: Screen, sampled: Bool = false) -> EnteredValues {
        EnteredValues(screen: screen, submit: submit, builder: self, sampled: sampled)
    }
}

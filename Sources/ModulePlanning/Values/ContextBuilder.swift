import Diagnostics
import ModuleSpecs
import StencilEngine

/// Builds the context that templates see for a module, as `docs/templates.md` describes it.
struct ContextBuilder {
    let module: Module
    /// The stems of the screens' type names, by the screens' names in code.
    let screenTypes: [String: String]
    /// Names that a style's view models use themselves. A form renames a field with one of these names.
    let reservedMembers: Set<String>
    /// The values of types, screens and use cases, as many other values refer to them.
    private let made = Memo()

    var samples: Samples { Samples(module: module) }

    func screenValue(_ screen: Screen) -> TemplateDictionary {
        made.value(for: ["screen", screen.value]) { makeScreenValue(screen) }
    }

    /// A screen without its links to other screens.
    func briefScreen(_ screen: Screen) -> TemplateDictionary {
        made.value(for: ["brief", screen.value]) { makeBriefScreen(screen) }
    }

    /// The value of a `useCase` on a screen: the parameters that the screen can pass, and those that it cannot.
    func useCaseValue(_ useCase: UseCase, on screen: Screen?) -> TemplateDictionary {
        made.value(for: ["useCase", useCase.name, screen?.value]) { makeUseCaseValue(useCase, on: screen) }
    }

    func typeValue(_ type: DataType) -> TemplateDictionary {
        made.value(for: ["type", type.name]) { makeTypeValue(type) }
    }

    func moduleValue() -> TemplateDictionary {
        var value = names(of: module.words)
        value["type"] = .string(module.type)
        let (item, items) = GrammaticalNumber.items(of: module.words)
        value["item"] = .dictionary(names(of: item))
        value["items"] = .dictionary(names(of: items))
        value["path"] = .string(module.path)
        value["pathEncoded"] = .string(PercentEncoding.encode(module.path))
        value["aliases"] = strings(module.aliases)
        value["tab"] = module.tab.map { ["title": .string($0.title), "icon": .string($0.icon)] } ?? .null
        let screens = module.screens.map { TemplateValue.dictionary(screenValue($0)) }
        value["screens"] = .array(screens)
        value["root"] = screens.first ?? .null
        value["others"] = .array(Array(screens.dropFirst()))
        value["useCases"] = .array(module.useCases.map { .dictionary(useCaseValue($0, on: owner(of: $0))) })
        let own = module.types.filter { !$0.isDeclared }
        value["types"] = .array(own.map { .dictionary(typeValue($0)) })
        value["structs"] = .array(own.filter { !$0.isEnumeration }.map { .dictionary(typeValue($0)) })
        value["enums"] = .array(own.filter(\.isEnumeration).map { .dictionary(typeValue($0)) })
        value["entity"] = module.entity.flatMap(module.type).map { .dictionary(typeValue($0)) } ?? .null
        value["routes"] = .array(orderedRoutes())
        value["reloads"] = .bool(module.useCases.contains { !$0.isReading })
        value["links"] = .array(module.links.map { .dictionary(linkValue($0)) })
        return value
    }

    /// A name in every spelling.
    func names(of words: NameWords) -> TemplateDictionary {
        [
            "value": .string(SwiftIdentifier.escaped(words.camel)), "raw": .string(words.camel),
            "pascal": .string(words.pascal), "title": .string(words.title), "sentence": .string(words.sentence),
            "kebab": .string(words.kebab),
        ]
    }

    func strings(_ values: [String]) -> TemplateValue { .array(values.map { .string($0) }) }

    func owner(of useCase: UseCase) -> Screen? { module.screen(useCase.screen) }

    private func linkValue(_ link: Link) -> TemplateDictionary {
        var other = names(of: link.module)
        other["type"] = .string(link.module.pascal)
        other["hasTab"] = .bool(link.hasTab)
        var root = names(of: link.root)
        root["qualified"] = .string(qualified(link.root, in: link.module))
        other["root"] = .dictionary(root)
        other["screens"] = .array(link.others.map { .dictionary(targetValue($0.name, $0.parameters, in: link.module)) })
        var value: TemplateDictionary = ["module": .dictionary(other), "screen": .null]
        value["method"] = .string("show" + link.module.pascal + (link.screen?.pascal ?? ""))
        value["declaration"] = .string(link.parameters.map(\.declaration).joined(separator: ", "))
        value["forwarding"] = .string(forwarding(link.parameters))
        if let screen = link.screen {
            var target = targetValue(screen, link.parameters, in: link.module)
            target["presentation"] = .string(link.presentation.rawValue)
            value["screen"] = .dictionary(target)
        }
        addSource(of: link, to: &value)
        return value
    }

    /// A screen of another module.
    private func targetValue(
        _ screen: NameWords,
        _ parameters: [Parameter],
        in module: NameWords
    ) -> TemplateDictionary {
        var value = names(of: screen)
        value["qualified"] = .string(qualified(screen, in: module))
        value["parameters"] = .array(parameters.map { .dictionary(parameterValue($0)) })
        value["forwarding"] = .string(forwarding(parameters))
        return value
    }

    private func addSource(of link: Link, to value: inout TemplateDictionary) {
        let source = module.source(of: link)
        value["source"] = source.map { .dictionary(briefScreen($0)) } ?? .null
        value["arguments"] =
            source.map { screen in
                .string(
                    link.parameters.map { "\($0.name): \(expression(for: $0, on: screen) ?? "")" }.joined(
                        separator: ", "
                    )
                )
            } ?? .null
        let arguments = source.map { screen in
            link.parameters.map { parameter in
                let expression = expression(for: parameter, on: screen) ?? ""
                return argumentValue(Argument(name: parameter.name, expression: expression), from: screen)
            }
        }
        value["argumentList"] = arguments.map { .array($0) } ?? .null
        value["sampleArguments"] = .string(samples.arguments(link.parameters, .first))
    }

    func forwarding(_ parameters: [Parameter]) -> String {
        parameters.map { "\($0.name): \(SwiftIdentifier.escaped($0.name))" }.joined(separator: ", ")
    }

    /// Adds the parameters as texts: as declarations, as arguments, and as sample values for tests.
    func addParameterTexts(_ parameters: [Parameter], owner: String? = nil, to value: inout TemplateDictionary) {
        value["declaration"] = .string(parameters.map(\.declaration).joined(separator: ", "))
        value["forwarding"] = .string(forwarding(parameters))
        value["sampleArguments"] = .string(samples.arguments(parameters, owner: owner, .first))
        value["otherArguments"] = .string(samples.arguments(parameters, owner: owner, .second))
    }
}

import Diagnostics
import ModuleSpecs
import StencilEngine

extension ContextBuilder {
    func makeUseCaseValue(_ useCase: UseCase, on screen: Screen?) -> TemplateDictionary {
        var value = names(of: useCase.words)
        value["name"] = .string(useCase.name)
        value["type"] = .string(useCase.words.pascal)
        value["title"] = .string(useCase.words.sentence)
        value["buttonTitle"] = .string(NameWords(useCase.words.words.first ?? "").sentence)
        value["parameters"] = parameters(useCase.parameters)
        addParameterTexts(useCase.parameters, to: &value)
        if useCase.page != nil { value["sampleArguments"] = .string(sampleArguments(of: useCase)) }
        addResult(of: useCase, on: screen, to: &value)
        value["isDestructive"] = .bool(useCase.isDestructive)
        value["isReading"] = .bool(useCase.isReading)
        value["reloads"] = .bool(!useCase.isReading)
        value["http"] = .dictionary(httpValue(useCase))
        value["imports"] = strings(imports(for: useCase.parameters.map(\.type) + [useCase.returns].compactMap { $0 }))
        addCall(of: useCase, on: screen, to: &value)
        return value
    }

    private func addResult(of useCase: UseCase, on screen: Screen?, to value: inout TemplateDictionary) {
        value["returns"] = useCase.returns.map { .string($0.text) } ?? .null
        addFailure(of: useCase, to: &value)
        value["stream"] = useCase.stream.map { .string($0.text) } ?? .null
        value["isPublisher"] = .bool(useCase.stream?.isPublisher ?? false)
        value["canFail"] = .bool(useCase.stream?.canFail ?? true)
        value["returnsArray"] = .bool(useCase.returnsArray)
        value["returnsOptional"] = .bool(useCase.returns?.isOptional ?? false)
        value["element"] = useCase.returns.map { .string($0.subject.text) } ?? .null
        let entity = useCase.returns.flatMap { module.type($0.subject.text) }
        value["entity"] = entity.flatMap { $0.isEnumeration ? nil : .dictionary(typeValue($0)) } ?? .null
        value["resultName"] = .string(resultName(of: useCase, on: screen))
        value["sample"] = useCase.returns.map { .string(resultSample($0, .first)) } ?? .null
        value["other"] = useCase.returns.map { .string(resultSample($0, .second)) } ?? .null
    }

    private func addFailure(of useCase: UseCase, to value: inout TemplateDictionary) {
        let type = useCase.failure.map(\.text)
        let thrown = type.flatMap(module.type)?.failureCase.map(SwiftIdentifier.escaped)
        value["effects"] = .string(type.map { "async throws(\($0))" } ?? "async throws")
        value["error"] = type.map { .string($0) } ?? .null
        value["failure"] = type.flatMap { type in thrown.map { .string("\(type).\($0)") } } ?? .null
    }

    /// A name for the stored result that is unique among the screen's results, parameters and fields, and the style's own
    /// members.
    private func resultName(of useCase: UseCase, on screen: Screen?) -> String {
        guard let screen else { return useCase.resultName }
        var taken = reservedMembers.union(screen.parameters.map(\.name)).union(screen.work.fields.map(inputName))
        for other in screen.work.useCases.compactMap(module.useCase) where other.returns != nil {
            let name = taken.contains(other.resultName) ? other.words.camel + "Result" : other.resultName
            if other.name == useCase.name { return name }
            taken.insert(name)
        }
        return taken.contains(useCase.resultName) ? useCase.words.camel + "Result" : useCase.resultName
    }

    /// A sample result. An array has two elements, so that a test sees more than one row.
    private func resultSample(_ type: TypeReference, _ variant: Samples.Variant) -> String {
        let name = type.subject.text
        let prefix = module.type(name)?.isEnumeration == true && type.element == nil ? name : ""
        guard let element = type.element, variant == .first else {
            return prefix + samples.value(of: type, for: name, variant)
        }
        let both = [Samples.Variant.first, .second].map { samples.value(of: element, for: name, $0) }
        return "[\(both.joined(separator: ", "))]"
    }

    private func addCall(of useCase: UseCase, on screen: Screen?, to value: inout TemplateDictionary) {
        let role = screen.map { self.role(of: useCase, on: $0) } ?? .action
        let row = role == .row ? screen.flatMap(rowType) : nil
        let search = role == .load ? screen?.work.fields.first { $0 == useCase.search } : nil
        let supplied = useCase.parameters.map { parameter in
            let first = role == .load && parameter == useCase.page ? firstPage(parameter) : nil
            let searched = parameter == search ? inputName(of: parameter) : nil
            return (parameter, screen.flatMap { expression(for: parameter, on: $0, row: row) } ?? first ?? searched)
        }
        let unmet = supplied.filter { $0.1 == nil && $0.0.defaultValue == nil }.map(\.0)
        let page = role == .load ? useCase.page : nil
        value["page"] = page.map { .dictionary(pageValue($0, of: useCase, on: screen)) } ?? .null
        value["search"] = search.map { .string(SwiftIdentifier.escaped(inputName(of: $0))) } ?? .null
        value["role"] = .string(role.rawValue)
        value["key"] = .string("\(module.words.camel).\(screen?.value ?? "").\(useCase.name)")
        let arguments = supplied.map { ($0.0, $0.1 ?? $0.0.defaultValue ?? SwiftIdentifier.escaped($0.0.name)) }
        value["call"] = .string(call(arguments))
        value["record"] = .dictionary(recordValue(of: useCase, arguments))
        value["unmet"] = parameters(unmet)
        value["unmetDeclaration"] = .string(unmet.map(\.declaration).joined(separator: ", "))
        value["unmetForwarding"] = .string(forwarding(unmet))
        value["screen"] = screen.map { .dictionary(briefScreen($0)) } ?? .null
    }

    private func call(_ arguments: [(parameter: Parameter, expression: String)]) -> String {
        arguments.map { "\($0.parameter.name): \($0.expression)" }.joined(separator: ", ")
    }

    /// The use case without its closures, which a mock cannot compare: what it remembers of a call.
    private func recordValue(
        of useCase: UseCase,
        _ arguments: [(parameter: Parameter, expression: String)]
    ) -> TemplateDictionary {
        let kept = useCase.parameters.filter { !$0.type.isClosure }
        return [
            "parameters": parameters(kept), "forwarding": .string(forwarding(kept)),
            "sampleArguments": .string(sampleArguments(of: useCase, kept)),
            "call": .string(call(arguments.filter { !$0.parameter.type.isClosure })),
        ]
    }

    /// The arguments of a call in a test: of a list that grows, those of the first page.
    private func sampleArguments(of useCase: UseCase, _ parameters: [Parameter]? = nil) -> String {
        call(
            (parameters ?? useCase.parameters).map { parameter in
                (parameter, parameter == useCase.page ? firstPage(parameter) : samples.value(of: parameter, .first))
            }
        )
    }

    private func firstPage(_ page: Parameter) -> String { page.defaultValue ?? "1" }

    /// How a list asks for its pages: the number of the first, and the calls for the first three and for any.
    private func pageValue(_ page: Parameter, of useCase: UseCase, on screen: Screen?) -> TemplateDictionary {
        let first = Int(firstPage(page)) ?? 1
        func call(_ number: String) -> TemplateValue {
            let arguments = useCase.parameters.map { parameter in
                let own = screen.flatMap { expression(for: parameter, on: $0) } ?? parameter.defaultValue
                return (parameter, parameter == page ? number : own ?? parameter.name)
            }
            return .string(self.call(arguments))
        }
        return [
            "first": .int(first), "second": .int(first + 1), "call": call("page"),
            "calls": .array((first...first + 2).map { call(String($0)) }),
        ]
    }

    private func role(of useCase: UseCase, on screen: Screen) -> UseCaseRole {
        if screen.work.load == useCase.name { return .load }
        if screen.work.submit == useCase.name { return .submit }
        return screen.work.rowActions.contains(useCase.name) ? .row : .action
    }

    func rowType(of screen: Screen) -> TypeReference? { screen.work.load.flatMap(module.useCase)?.returns?.element }

    /// The expression with which a screen, or a row on it, passes a parameter.
    func expression(for parameter: Parameter, on screen: Screen, row: TypeReference? = nil) -> String? {
        row.flatMap { module.supplies($0, parameter) } ?? module.supplies(screen, parameter)
    }

    private func httpValue(_ useCase: UseCase) -> TemplateDictionary {
        let call = HTTPCall(useCase, in: module)
        let isOneValue = call.body.count == 1 && module.kind(of: call.body[0].type) == .struct
        var value: TemplateDictionary = ["method": .string(call.method)]
        value["segments"] = .array(call.path.map(pieceValue))
        value["path"] = .string(
            call.path.map { piece in if case .fixed(let text) = piece { text } else { ":" } }.joined(separator: "/")
        )
        value["query"] = parameters(call.query)
        value["body"] = isOneValue ? .dictionary(parameterValue(call.body[0])) : .null
        value["bodyParameters"] = isOneValue ? .array([]) : parameters(call.body)
        return value
    }

    private func pieceValue(_ piece: HTTPCall.Piece) -> TemplateValue {
        switch piece {
        case .fixed(let text):
            return [
                "static": .string(PercentEncoding.encode(text)), "raw": .string(text), "expression": .null,
                "kind": .null, "type": .null,
            ]
        case .expression(let expression, let type):
            return [
                "static": .null, "raw": .null, "expression": .string(expression),
                "kind": .string(module.kind(of: type).rawValue),
                "type": .string(type.text),
            ]
        }
    }
}

extension Renderer {
    mutating func render(_ node: Node) throws(TemplateError) -> Flow {
        switch node {
        case .text(let range):
            try write(textAt: range)
        case .output(let expression, let offset):
            try count(steps: 1, at: offset)
            try write(try value(of: expression), at: offset)
        case .conditional(let branches):
            return try render(branches)
        case .loop(let loop):
            return try render(loop)
        case .jump(let jump):
            return .leave(levels: jump.levels, isContinue: jump.isContinue)
        case .include(let name, let context, let offset):
            try include(name, context, at: offset)
        case .importing(let name, let offset):
            try importing(name, at: offset)
        case .extends(let inheritance):
            try extend(inheritance)
        case .block(let block):
            return try render(block)
        case .assign(let name, let expression):
            scope.set(name, to: try value(of: expression))
        case .capture(let name, let nodes):
            let (text, flow) = try capture(nodes)
            scope.set(name, to: .string(text))
            return flow
        case .macro(let macro):
            scope.define(Scope.BoundMacro(macro: macro, template: template))
        case .call(let call):
            try render(call)
        case .filterBlock(let calls, let nodes):
            return try render(nodes, filteredBy: calls)
        case .map(let mapping):
            return try render(mapping)
        case .now(let format, let offset):
            try renderNow(format, at: offset)
        }
        return .next
    }

    private mutating func write(_ value: TemplateValue, at offset: Int) throws(TemplateError) {
        if case .string(let text) = value {
            try write(text, at: offset)
        } else {
            try write(value.text, at: offset)
        }
    }

    private mutating func render(_ branches: [Node.Branch]) throws(TemplateError) -> Flow {
        for branch in branches {
            if let condition = branch.condition, try !isTrue(condition) { continue }
            scope.pushFrame()
            let flow = try render(branch.nodes)
            scope.popFrame()
            return flow
        }
        return .next
    }

    private mutating func render(
        _ nodes: [Node],
        filteredBy calls: [FilterCall]
    ) throws(TemplateError) -> Flow {
        let (text, flow) = try capture(nodes)
        var value = TemplateValue.string(text)
        for call in calls { value = try apply(call, to: value) }
        try write(value, at: calls.first?.offset ?? 0)
        return flow
    }

    private mutating func render(_ call: Node.MacroCall) throws(TemplateError) {
        try count(steps: 1, at: call.offset)
        guard let bound = scope.macro(named: call.name) else {
            let hint = Suggestion.hint(for: call.name, among: scope.macroNames)
            throw failure(at: call.offset, "undefined macro \"\(call.name)\"", hint: hint)
        }
        let parameters = bound.macro.parameters
        guard parameters.count == call.arguments.count else {
            let expected = parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
            let hint = parameters.isEmpty ? nil : "its parameters are \(parameters.joined(separator: ", "))"
            let message = "macro \"\(call.name)\" takes \(expected), not \(call.arguments.count)"
            throw failure(at: call.offset, message, hint: hint)
        }
        var arguments: [TemplateValue] = []
        for argument in call.arguments { arguments.append(try value(of: argument)) }
        scope.pushFrame()
        for (parameter, argument) in zip(parameters, arguments) { scope.set(parameter, to: argument) }
        _ = try render(bound.macro.nodes, of: bound.template, from: call.offset)
        scope.popFrame()
    }

    private mutating func renderNow(_ format: Expression?, at offset: Int) throws(TemplateError) {
        let pattern = try format.map { format throws(TemplateError) in try value(of: format).text }
        let text: String
        do throws(DatePattern.UnknownLetter) {
            text = try DatePattern.text(of: engine.options.clock(), pattern: pattern ?? DatePattern.standard)
        } catch {
            throw failure(at: offset, "a date format has no letter \"\(error.letter)\"")
        }
        try write(text, at: offset)
    }
}

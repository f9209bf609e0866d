import Diagnostics

extension Renderer {
    /// Renders one node.
    ///
    /// Each case is destructured by its own function, to keep the frame of this recursive function small.
    mutating func render(_ node: Node) throws(Failure) -> Flow {
        switch node {
        case .text: try renderText(node)
        case .output: try renderOutput(node)
        case .conditional: return try renderConditional(node)
        case .loop: return try renderLoop(node)
        case .jump(let jump): return .leave(levels: jump.levels, isContinue: jump.isContinue)
        case .include: try renderInclude(node)
        case .importing: try renderImport(node)
        case .extends: try renderInheritance(node)
        case .block: return try renderBlock(node)
        case .assign: try renderAssignment(node)
        case .capture: return try renderCapture(node)
        case .macro(let macro):
            scope.macros.set(macro.name, to: Scope.BoundMacro(macro: macro, template: template))
        case .call: try renderCall(node)
        case .filterBlock: return try renderFilterBlock(node)
        case .map: return try renderMapping(node)
        case .now: try renderNow(node)
        }
        return .next
    }

    private mutating func renderText(_ node: Node) throws(Failure) {
        guard case .text(let range) = node else { return }
        try write(textAt: range)
    }

    private mutating func renderOutput(_ node: Node) throws(Failure) {
        guard case .output(let expression, let offset) = node else { return }
        try count(steps: 1, at: offset)
        try write(try value(of: expression).text, at: offset)
    }

    private mutating func renderAssignment(_ node: Node) throws(Failure) {
        guard case .assign(let name, let expression) = node else { return }
        scope.variables.set(name, to: try value(of: expression))
    }

    private mutating func renderCapture(_ node: Node) throws(Failure) -> Flow {
        guard case .capture(let name, let nodes) = node else { return .next }
        let (text, flow) = try capture(nodes)
        scope.variables.set(name, to: .string(text))
        return flow
    }

    private mutating func renderConditional(_ node: Node) throws(Failure) -> Flow {
        guard case .conditional(let branches) = node else { return .next }
        for branch in branches {
            if let condition = branch.condition, try !isTrue(condition) { continue }
            scope.pushFrame()
            let flow = try render(branch.nodes)
            scope.popFrame()
            return flow
        }
        return .next
    }

    private mutating func renderFilterBlock(_ node: Node) throws(Failure) -> Flow {
        guard case .filterBlock(let calls, let nodes) = node else { return .next }
        let (text, flow) = try capture(nodes)
        var value = TemplateValue.string(text)
        for call in calls { value = try apply(call, to: value) }
        try write(value.text, at: calls.first?.offset ?? 0)
        return flow
    }

    private mutating func renderCall(_ node: Node) throws(Failure) {
        guard case .call(let call) = node else { return }
        try count(steps: 1, at: call.offset)
        let bound = try macro(for: call)
        let arguments = try call.arguments.map { argument throws(Failure) in try value(of: argument) }
        scope.pushFrame()
        for (parameter, argument) in zip(bound.macro.parameters, arguments) {
            scope.variables.set(parameter, to: argument)
        }
        _ = try render(bound.macro.nodes, of: bound.template, from: call.offset)
        scope.popFrame()
    }

    /// The macro that a call names, if it takes as many arguments.
    private func macro(for call: Node.MacroCall) throws(Failure) -> Scope.BoundMacro {
        guard let bound = scope.macros[call.name] else {
            let hint = Suggestion(among: scope.macros.allNames).hint(for: call.name)
            throw failure(at: call.offset, "undefined macro \"\(call.name)\"", hint: hint)
        }
        let parameters = bound.macro.parameters
        guard parameters.count == call.arguments.count else {
            let expected = parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
            let hint = parameters.isEmpty ? nil : "its parameters are \(parameters.joined(separator: ", "))"
            let message = "macro \"\(call.name)\" takes \(expected), not \(call.arguments.count)"
            throw failure(at: call.offset, message, hint: hint)
        }
        return bound
    }

    private mutating func renderNow(_ node: Node) throws(Failure) {
        guard case .now(let format, let offset) = node else { return }
        let pattern = try format.map { format throws(Failure) in try value(of: format).text }
        let text: String
        do throws(Problem) {
            text = try DatePattern.text(of: engine.options.clock(), pattern: pattern ?? DatePattern.standard)
        } catch {
            throw failure(at: offset, error.message)
        }
        try write(text, at: offset)
    }
}

import Diagnostics

extension Renderer {
    mutating func renderLoop(_ node: Node) throws(Failure) -> Flow {
        guard case .loop(let loop) = node else { return .next }
        let items = try items(of: loop)
        guard !items.isEmpty else {
            scope.pushFrame()
            let flow = try render(loop.emptyNodes)
            scope.popFrame()
            return flow
        }
        loops.append(LoopState(label: loop.label, count: items.count, index: 0))
        let flow = try rounds(of: loop, items)
        loops.removeLast()
        return flow
    }

    private mutating func rounds(of loop: Node.Loop, _ items: [TemplateValue]) throws(Failure) -> Flow {
        for (index, item) in items.enumerated() {
            try count(steps: 1, at: loop.offset)
            loops[loops.count - 1].index = index
            scope.pushFrame()
            try bind(item, in: loop)
            let flow = try render(loop.nodes)
            scope.popFrame()
            switch flow {
            case .next, .leave(levels: 0, isContinue: true): continue
            case .leave(levels: 0, isContinue: false): return .next
            case .leave(let levels, let isContinue): return .leave(levels: levels - 1, isContinue: isContinue)
            }
        }
        return .next
    }

    private mutating func items(of loop: Node.Loop) throws(Failure) -> [TemplateValue] {
        let sequence = try value(of: loop.sequence)
        let items = try elements(of: sequence, variableCount: loop.variables.count, at: loop.sequenceOffset)
        try count(steps: items.count / 8, at: loop.offset)
        guard let filter = loop.filter else { return items }
        var kept: [TemplateValue] = []
        for item in items {
            try count(steps: 1, at: loop.offset)
            scope.pushFrame()
            try bind(item, in: loop)
            if try isTrue(filter) { kept.append(item) }
            scope.popFrame()
        }
        return kept
    }

    /// The elements of a loop. A dictionary is iterated by key: as pairs, or as keys if there is one variable.
    /// A string has its characters, but in lenient mode nothing, as in Stencil.
    private func elements(
        of sequence: TemplateValue,
        variableCount: Int,
        at offset: Int
    ) throws(Failure) -> [TemplateValue] {
        switch sequence {
        case .array(let elements): return elements
        case .null: return []
        case .string(let text): return isLenient ? [] : text.map { .string(String($0)) }
        case .dictionary(let dictionary):
            let entries = dictionary.sorted { $0.key < $1.key }
            return variableCount == 1
                ? entries.map { .string($0.key) } : entries.map { .array([.string($0.key), $0.value]) }
        case .bool, .int, .double:
            if isLenient { return [] }
            throw failure(at: offset, "cannot loop over \(sequence.kindName)")
        }
    }

    private mutating func bind(_ item: TemplateValue, in loop: Node.Loop) throws(Failure) {
        guard loop.variables.count > 1 else {
            scope.variables.set(loop.variables[0], to: item)
            return
        }
        guard case .array(let parts) = item else {
            guard isLenient else {
                throw failure(
                    at: loop.sequenceOffset,
                    "cannot take \(item.kindName) apart into \(loop.variables.count) variables"
                )
            }
            scope.variables.set(loop.variables[0], to: item)
            return
        }
        guard parts.count >= loop.variables.count else {
            let message = "cannot take \(parts.count) values apart into \(loop.variables.count) variables"
            throw failure(at: loop.sequenceOffset, message)
        }
        for (variable, part) in zip(loop.variables, parts) where variable != "_" {
            scope.variables.set(variable, to: part)
        }
    }

    mutating func renderMapping(_ node: Node) throws(Failure) -> Flow {
        guard case .map(let mapping) = node else { return .next }
        let sequence = try value(of: mapping.sequence)
        let items = try elements(of: sequence, variableCount: 2, at: mapping.sequenceOffset)
        var results: [TemplateValue] = []
        for (index, item) in items.enumerated() {
            try count(steps: 1, at: mapping.offset)
            scope.pushFrame()
            scope.variables.set("maploop", to: Self.mapLoop(index, of: items.count, item))
            if let variable = mapping.variable { scope.variables.set(variable, to: item) }
            let (text, flow) = try capture(mapping.nodes)
            scope.popFrame()
            if case .leave = flow { return flow }
            results.append(.string(text))
        }
        scope.variables.set(mapping.result, to: .array(results))
        return .next
    }

    /// The value of `maploop`. Its counter starts at 0, unlike that of `forloop`.
    private static func mapLoop(_ index: Int, of count: Int, _ item: TemplateValue) -> TemplateValue {
        ["counter": .int(index), "first": .bool(index == 0), "last": .bool(index == count - 1), "item": item]
    }
}

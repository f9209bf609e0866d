import Diagnostics

extension Renderer {
    mutating func renderInclude(_ node: Node) throws(Failure) {
        guard case .include(let name, let context, let offset) = node else { return }
        try count(steps: 1, at: offset)
        let included = try template(named: name, at: offset)
        scope.pushFrame()
        if let context { try bindContext(try value(of: context), at: offset) }
        _ = try render(included.nodes, of: included, from: offset)
        scope.popFrame()
    }

    private mutating func bindContext(_ value: TemplateValue, at offset: Int) throws(Failure) {
        switch value {
        case .dictionary(let dictionary):
            for (key, value) in dictionary { scope.variables.set(key, to: value) }
        case .null: break
        default:
            if isLenient { return }
            throw failure(at: offset, "the context of an included template must be a dictionary, not \(value.kindName)")
        }
    }

    /// Takes what a template defines, which is evaluated once for the values that it reads.
    mutating func renderImport(_ node: Node) throws(Failure) {
        guard case .importing(let name, let offset) = node else { return }
        try count(steps: 1, at: offset)
        let imported = try template(named: name, at: offset)
        if let known = context.definitions(of: imported.source.name) {
            try count(steps: known.usage.steps, at: offset)
            try count(bytes: known.usage.bytes, at: offset)
            return take(known)
        }
        let outer = leaveSurroundings()
        try discardingOutput { renderer throws(Failure) in
            _ = try renderer.render(imported.nodes, of: imported, from: offset)
        }
        take(definitions(of: imported, besides: outer))
    }

    private mutating func take(_ definitions: Definitions) {
        scope.variables.add(definitions.variables)
        scope.macros.add(definitions.macros)
        reads.formUnion(definitions.reads)
    }

    /// The state of the rendering around an import; an object, to keep the frame of the recursive function small.
    private final class Surroundings {
        let (scope, loops, blocks): (Scope, [LoopState], Blocks)
        let (reads, usage): (Set<String>, RenderingUsage)

        init(of renderer: Renderer) {
            (scope, loops, blocks) = (renderer.scope, renderer.loops, renderer.blocks)
            (reads, usage) = (renderer.reads, renderer.usage)
        }
    }

    private mutating func leaveSurroundings() -> Surroundings {
        let outer = Surroundings(of: self)
        (scope, loops, blocks, reads) = (Scope(), [], Blocks(), [])
        return outer
    }

    /// What the template that was rendered last defines. Returns to what is around its import.
    private mutating func definitions(of imported: Template, besides outer: Surroundings) -> Definitions {
        let found = Definitions(
            variables: scope.variables.all,
            macros: scope.macros.all,
            reads: reads,
            usage: (usage.bytes - outer.usage.bytes, usage.steps - outer.usage.steps)
        )
        context.keep(found, of: imported.source.name)
        (scope, loops, blocks, reads) = (outer.scope, outer.loops, outer.blocks, outer.reads)
        return found
    }

    mutating func renderInheritance(_ node: Node) throws(Failure) {
        guard case .extends(let inheritance) = node else { return }
        try count(steps: 1, at: inheritance.offset)
        try discardingOutput { renderer throws(Failure) in
            _ = try renderer.render(inheritance.definitions)
        }
        let parent = try template(named: inheritance.name, at: inheritance.offset)
        let outerBlocks = blocks.overriding
        for block in inheritance.blocks {
            blocks.overriding[block.name, default: []].append(BlockDefinition(block: block, template: template))
        }
        scope.pushFrame()
        _ = try render(parent.nodes, of: parent, from: inheritance.offset)
        scope.popFrame()
        blocks.overriding = outerBlocks
    }

    private mutating func template(named name: StencilExpression, at offset: Int) throws(Failure) -> Template {
        let value = try value(of: name)
        guard case .string(let name) = value else {
            throw failure(at: offset, "the name of a template must be a string, not \(value.kindName)")
        }
        return try load(name, at: offset)
    }

    // MARK: - Blocks

    mutating func renderBlock(_ node: Node) throws(Failure) -> Flow {
        guard case .block(let block) = node else { return .next }
        try count(steps: 1, at: block.offset)
        let start = output.count
        let flow = try renderDefinitions(of: block)
        let text = String(decoding: output[start...], as: UTF8.self)
        try count(bytes: text.utf8.count, at: block.offset)
        blocks.rendered[block.name] = .string(text)
        return flow
    }

    /// Renders the outermost child's definition of a block. A block of the same name inside does not use it again.
    private mutating func renderDefinitions(of block: Node.Block) throws(Failure) -> Flow {
        let overriding = blocks.overriding[block.name] ?? []
        let own = BlockDefinition(block: block, template: template)
        let opened = OpenBlock(definitions: overriding + [own], level: 0)
        guard !overriding.isEmpty else {
            blocks.open.append(opened)
            let flow = try render(block.nodes)
            blocks.open.removeLast()
            return flow
        }
        blocks.overriding[block.name] = nil
        try render(opened, from: block.offset)
        blocks.overriding[block.name] = overriding
        return .next
    }

    private mutating func render(_ opened: OpenBlock, from offset: Int) throws(Failure) {
        let definition = opened.definitions[opened.level]
        blocks.open.append(opened)
        scope.pushFrame()
        _ = try render(definition.block.nodes, of: definition.template, from: offset)
        scope.popFrame()
        blocks.open.removeLast()
    }

    /// The value of `block.super`; `nil` if no parent has the block.
    mutating func parentText(at offset: Int) throws(Failure) -> String? {
        guard let current = blocks.open.last, current.level + 1 < current.definitions.count else { return nil }
        try count(steps: 1, at: offset)
        let parent = OpenBlock(definitions: current.definitions, level: current.level + 1)
        return try capturing { renderer throws(Failure) in try renderer.render(parent, from: offset) }
    }
}

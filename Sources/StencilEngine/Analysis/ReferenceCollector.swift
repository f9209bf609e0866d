/// Walks a template without a context and collects what it would look up in one.
struct ReferenceCollector {
    /// What a name stands for that a template has set itself.
    enum Binding {
        /// A part of the context.
        case path([String])
        /// Something that is not a part of the context.
        case opaque
        case macro(Node.Macro, Template)
    }

    /// How many templates and macros may be walked, so that those which fan out do not take for ever.
    private static let mostVisits = 10_000
    private static let deepestVisit = 50

    private let engine: TemplateEngine
    private var template: Template
    private var bindings: [(name: String, binding: Binding)] = []
    private var found: [TemplateReference] = []
    private var visits = 0
    /// The macros and templates that are being walked, by name.
    private var activeNames: [String] = []
    private var definedMacros: [(Node.Macro, Template)] = []
    private var calledMacros: Set<String> = []
    private var loaded: [String: Template] = [:]

    init(engine: TemplateEngine, template: Template) {
        self.engine = engine
        self.template = template
    }

    mutating func references() -> [TemplateReference] {
        activeNames = [template.name]
        walk(template.nodes)
        for (macro, home) in definedMacros where !calledMacros.contains(macro.name) { walkUncalled(macro, of: home) }
        var seen: Set<TemplateReference> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: - Names

    mutating func bind(_ name: String, to binding: Binding) {
        bindings.append((name, binding))
    }

    private func binding(of name: String) -> Binding? {
        bindings.last { $0.name == name }?.binding
    }

    /// Walks nodes in a frame of their own.
    private mutating func walk(framed nodes: [Node]) {
        let count = bindings.count
        walk(nodes)
        bindings.removeSubrange(count...)
    }

    mutating func walk(_ nodes: [Node]) {
        for node in nodes { walk(node) }
    }

    // Nodes hold nodes: put into each of the functions that walk them, this takes a sixtieth of the program.
    @inline(never)
    private mutating func walk(_ node: Node) {
        switch node {
        case .text, .jump: break
        case .output(let expression, _): walk(expression)
        case .conditional(let branches): walk(branches)
        case .loop(let loop): walk(loop)
        case .include(let name, let context, _): walkInclude(name, context)
        case .importing(let name, _): walkTemplate(name, keepsBindings: true)
        case .extends(let inheritance): walk(inheritance)
        case .block(let block): walk(framed: block.nodes)
        case .assign(let name, let expression):
            walk(expression)
            bind(name, to: expansion(of: expression))
        case .capture(let name, let nodes):
            walk(nodes)
            bind(name, to: .opaque)
        case .macro(let macro): define(macro)
        case .call(let call): walk(call)
        case .filterBlock(let calls, let nodes):
            walk(nodes)
            walk(calls)
        case .map(let mapping): walk(mapping)
        case .now(let format, _): if let format { walk(format) }
        }
    }

    private mutating func walk(_ branches: [Node.Branch]) {
        for branch in branches {
            if let condition = branch.condition { walk(condition) }
            walk(framed: branch.nodes)
        }
    }

    private mutating func walk(_ loop: Node.Loop) {
        walk(loop.sequence)
        let count = bindings.count
        let element = elementBinding(of: loop.sequence)
        for variable in loop.variables { bind(variable, to: loop.variables.count == 1 ? element : .opaque) }
        if let filter = loop.filter { walk(filter) }
        walk(loop.nodes)
        bindings.removeSubrange(count...)
        walk(framed: loop.emptyNodes)
    }

    private mutating func walk(_ mapping: Node.Mapping) {
        walk(mapping.sequence)
        let count = bindings.count
        bind("maploop", to: .opaque)
        if let variable = mapping.variable { bind(variable, to: elementBinding(of: mapping.sequence)) }
        walk(mapping.nodes)
        bindings.removeSubrange(count...)
        bind(mapping.result, to: .opaque)
    }

    private mutating func walk(_ inheritance: Node.Inheritance) {
        walk(inheritance.definitions)
        walkTemplate(inheritance.name, keepsBindings: false)
        for block in inheritance.blocks { walk(framed: block.nodes) }
    }

    // MARK: - Macros

    /// A macro is walked where it is called, since it sees what is set there.
    private mutating func define(_ macro: Node.Macro) {
        bind(macro.name, to: .macro(macro, template))
        definedMacros.append((macro, template))
    }

    private mutating func walkUncalled(_ macro: Node.Macro, of home: Template) {
        let count = bindings.count
        for parameter in macro.parameters { bind(parameter, to: .opaque) }
        visit("macro \(macro.name)") { $0.walk(macro.nodes, of: home) }
        bindings.removeSubrange(count...)
    }

    private mutating func walk(_ call: Node.MacroCall) {
        for argument in call.arguments { walk(argument) }
        guard case .macro(let macro, let home)? = binding(of: call.name) else { return }
        calledMacros.insert(call.name)
        let count = bindings.count
        let arguments = call.arguments.map { expansion(of: $0) }
        for (parameter, argument) in zip(macro.parameters, arguments) { bind(parameter, to: argument) }
        visit("macro \(call.name)") { $0.walk(macro.nodes, of: home) }
        bindings.removeSubrange(count...)
    }

    // MARK: - Templates

    private mutating func walkInclude(_ name: Expression, _ context: Expression?) {
        if let context { walk(context) }
        // What the context adds cannot be known, so the names of an included template with one are left alone.
        if context == nil { walkTemplate(name, keepsBindings: false) } else { walk(name) }
    }

    private mutating func walkTemplate(_ name: Expression, keepsBindings: Bool) {
        walk(name)
        guard case .literal(.string(let name)) = name, let other = load(name) else { return }
        let count = bindings.count
        visit(name) { $0.walk(other.nodes, of: other) }
        if !keepsBindings { bindings.removeSubrange(count...) }
    }

    private mutating func load(_ name: String) -> Template? {
        if let known = loaded[name] { return known }
        guard let text = engine.load(name), let parsed = try? engine.parse(text, name: name) else { return nil }
        loaded[name] = parsed
        return parsed
    }

    private mutating func walk(_ nodes: [Node], of other: Template) {
        let outer = template
        template = other
        walk(nodes)
        template = outer
    }

    /// Does `work` unless it is being done already, or enough has been done.
    private mutating func visit(_ name: String, _ work: (inout ReferenceCollector) -> Void) {
        visits += 1
        guard visits <= Self.mostVisits, activeNames.count < Self.deepestVisit, !activeNames.contains(name) else {
            return
        }
        activeNames.append(name)
        work(&self)
        activeNames.removeLast()
    }

    // MARK: - Expressions

    @inline(never)
    private mutating func walk(_ expression: Expression, isOptional: Bool = false) {
        switch expression {
        case .literal: break
        case .variable(let path): add(path, isOptional: isOptional)
        case .filtered(let operand, let calls):
            walk(operand, isOptional: calls.first?.filter == .default)
            walk(calls)
        case .range(let from, let through, _):
            walk(from)
            walk(through)
        case .not(let inner): walk(inner)
        case .and(let left, let right), .or(let left, let right), .comparison(_, let left, let right):
            walk(left)
            walk(right)
        case .choice(let value, let condition, let otherwise):
            walk(value)
            walk(condition)
            if let otherwise { walk(otherwise) }
        }
    }

    private mutating func walk(_ calls: [FilterCall]) {
        for call in calls {
            for (index, argument) in call.arguments.enumerated() {
                walk(argument, isOptional: call.filter == .default && index < call.arguments.count - 1)
            }
        }
    }

    private mutating func add(_ path: VariablePath, isOptional: Bool) {
        for member in path.members { if let subscripted = member.subscripted { walk(subscripted) } }
        guard let names = names(of: path) else { return }
        let mark = template.source.mark(at: path.offset)
        found.append(TemplateReference(path: names, mark: mark, isOptional: isOptional))
    }

    /// The path with the names that the template has set followed back, nil if it does not lead into the context.
    private func names(of path: VariablePath) -> [String]? {
        let members = path.members.map { $0.subscripted == nil ? $0.name : "*" }
        switch binding(of: path.name) {
        case .path(let names): return names + members
        case .opaque, .macro: return nil
        case nil: return path.root == .variable ? [path.name] + members : nil
        }
    }

    private func expansion(of expression: Expression) -> Binding {
        guard case .variable(let path) = expression, let names = names(of: path) else { return .opaque }
        return .path(names)
    }

    private func elementBinding(of sequence: Expression) -> Binding {
        guard case .path(let names) = expansion(of: sequence) else { return .opaque }
        return .path(names + ["*"])
    }
}

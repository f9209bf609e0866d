/// Finds the templates that nodes name.
enum TemplateNames {
    static func all(in nodes: [Node]) -> [(name: String, offset: Int)] {
        nodes.flatMap(names)
    }

    private static func names(in node: Node) -> [(name: String, offset: Int)] {
        switch node {
        case .include(let name, _, let offset), .importing(let name, let offset):
            fixed(name, offset)
        case .extends(let inheritance):
            fixed(inheritance.name, inheritance.offset) + all(in: inheritance.definitions)
                + inheritance.blocks.flatMap { all(in: $0.nodes) }
        case .conditional(let branches): branches.flatMap { all(in: $0.nodes) }
        case .loop(let loop): all(in: loop.nodes) + all(in: loop.emptyNodes)
        case .block(let block): all(in: block.nodes)
        case .capture(_, let nodes), .filterBlock(_, let nodes): all(in: nodes)
        case .macro(let macro): all(in: macro.nodes)
        case .map(let mapping): all(in: mapping.nodes)
        case .text, .output, .jump, .assign, .call, .now: []
        }
    }

    private static func fixed(_ name: Expression, _ offset: Int) -> [(name: String, offset: Int)] {
        if case .literal(.string(let name)) = name { [(name, offset)] } else { [] }
    }
}

import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// `scaffold candidates <topic>`: what the completion scripts ask while a person types.
enum CandidatesCommand {
    static let command = Command("candidates", isHidden: true, definition: { definition }, run: run)

    private static let topic = ArgumentDefinition(
        "topic",
        allowed: CandidateTopic.allCases.map(\.rawValue),
        help: "What to list."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "List words for completion scripts, one a line.",
            arguments: [topic]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let topic = invocation.values[topic].flatMap(CandidateTopic.init(rawValue:))
        for word in topic.map({ words($0, invocation) }) ?? [] { invocation.console.output.writeLine(word) }
        return .done
    }

    /// A person who types wants names or nothing, so what cannot be read is passed over.
    private static func modules(in tree: FileTree) -> [String] {
        guard let folder = try? RelativePath(".scaffold/modules"),
            let paths = try? tree.files(below: folder, extensions: ["yml"])
        else { return [] }
        return paths.map { String($0.text.dropFirst(folder.text.count + 1).dropLast(".yml".count)) }
    }

    private static func styles(_ invocation: Invocation) -> StyleLibrary {
        (try? invocation.stylesHere()) ?? invocation.styles()
    }

    private static func rules(of library: StyleLibrary) -> [String] {
        let all = library.names.flatMap { name -> [String] in
            guard let style = try? library.style(Located(name, at: SourceMark(source: name))) else { return [] }
            return (try? RuleSet(of: style))?.rules.map(\.id) ?? []
        }
        return Set(all).sorted()
    }

    private static func words(_ topic: CandidateTopic, _ invocation: Invocation) -> [String] {
        switch topic {
        case .commands:
            invocation.path.root.definition().listedSubcommands.map(\.name)
        case .styles:
            styles(invocation).names
        case .rules:
            rules(of: styles(invocation))
        case .modules:
            app.map(modules) ?? []
        case .screens:
            ["list", "list,detail", "list,detail,edit"]
        case .links:
            app.map(links) ?? []
        case .options:
            app.map { options(in: $0, invocation) } ?? []
        }
    }

    private static var app: FileTree? {
        (try? AppLocation(output: nil)).map { FileTree(root: $0.folder) }
    }

    private static func links(in tree: FileTree) -> [String] {
        modules(in: tree).flatMap { module -> [String] in
            guard let spec = (try? KeptSpec.read(module, in: tree))?.spec else { return [] }
            return [module] + spec.screens.dropFirst().map { "\(module).\($0.name.value)" }
        }
    }

    private static func options(in tree: FileTree, _ invocation: Invocation) -> [String] {
        guard let found = try? FoundStyle(nil, invocation, in: tree) else { return [] }
        return found.style.manifest.options.flatMap { option in option.values.map { "\(option.name)=\($0)" } }
    }
}

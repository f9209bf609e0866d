import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// `scaffold candidates <topic>`: prints words for completion scripts.
///
/// Skips whatever cannot be read: a completion has no use for an error.
struct CandidatesCommand: Command {
    let name = "candidates"
    let isHidden = true

    private static let topic = ArgumentDefinition("topic", kind: .oneOf(CandidateTopic.self))

    let arguments = [Self.topic]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        guard let topic: CandidateTopic = invocation.values.choice(Self.topic) else { return .badInput }
        for word in words(topic, invocation) { invocation.console.output.writeLine(word) }
        return .done
    }

    private func words(_ topic: CandidateTopic, _ invocation: Invocation) -> [String] {
        switch topic {
        case .commands: CommandPath(root: invocation.path.root).listedSubcommands.map(\.command.name)
        case .styles: styles(invocation).names
        case .rules: Set(styles(invocation).readableRuleSets.flatMap { $0.rules.map(\.id) }).sorted()
        case .modules: app.map(modules) ?? []
        case .screens: ["list", "list,detail", "list,detail,edit"]
        case .links: app.map(links) ?? []
        case .options: app.map { options(in: $0, invocation) } ?? []
        }
    }

    private func styles(_ invocation: Invocation) -> StyleLibrary {
        (try? invocation.stylesHere()) ?? invocation.builtInStyles()
    }

    private var app: FileTree? { (try? AppLocation(output: nil)).map { $0.tree } }

    private func modules(in tree: FileTree) -> [String] { (try? KeptSpec.names(in: tree)) ?? [] }

    private func links(in tree: FileTree) -> [String] {
        modules(in: tree).flatMap { module -> [String] in
            guard let spec = (try? KeptSpec.read(module, in: tree))?.spec else { return [] }
            return [module] + spec.screens.dropFirst().map { "\(module).\($0.name.value)" }
        }
    }

    private func options(in tree: FileTree, _ invocation: Invocation) -> [String] {
        guard let library = try? invocation.styles(of: tree), let found = try? StyleFinder(library).find(nil, in: tree)
        else { return [] }
        return found.style.manifest.options.flatMap { option in option.values.map { "\(option.name)=\($0)" } }
    }
}

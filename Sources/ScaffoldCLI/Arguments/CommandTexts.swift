import BuiltInStyles
import YAMLReader

/// What help, completions and pages say of a command.
struct CommandTexts {
    /// The texts of the tool's commands.
    static let builtIn = BuiltInStyles.yaml("commands.yml")

    private let own: YAMLNode?
    /// The texts of the first command, which has the words that several commands share.
    private let common: YAMLNode?

    init(of path: CommandPath) {
        own = path.root.texts?[path.commandLine]
        common = path.root.texts?[path.root.name]
    }

    /// One line, without a full stop where it is no sentence.
    var abstract: String { own?["abstract"]?.text ?? "" }

    /// Paragraphs that follow the abstract.
    var discussion: [String] { own?["discussion"]?.sequence?.compactMap(\.text) ?? [] }

    /// Command lines and their purposes.
    var examples: [(purpose: String, commandLine: String)] {
        (own?["examples"]?.entries ?? []).map { ($0.key.text ?? "", $0.value.text ?? "") }
    }

    /// What an argument, an option or a flag is for.
    func help(on name: String) -> String { (own?["words"]?[name] ?? common?["words"]?[name])?.text ?? "" }
}

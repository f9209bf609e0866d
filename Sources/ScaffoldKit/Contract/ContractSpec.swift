import Diagnostics

/// A spec that every style is held to.
public struct ContractSpec: Sendable {
    /// What reports call it: the file's name without its extension.
    public let name: String
    let text: String

    /// Where a style library has them, below its common templates.
    static let folder = "common/contract/"

    /// The specs that a style's templates have along, sorted by name.
    static func all(of style: Style) -> [ContractSpec] {
        style.templates.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".yml") }
            .map { ContractSpec(name: String($0.key.dropFirst(folder.count).dropLast(".yml".count)), text: $0.value) }
            .sorted { $0.name < $1.name }
    }

    func request(_ choices: [StyleChoice]) -> ModuleRequest? {
        let (spec, problems) = SpecFile(YAMLSource(name: name, text: text)).spec()
        guard var spec else { return nil }
        spec.options = choices.map { Located($0, at: SourceMark(source: "--option")) }
        return ModuleRequest(spec: spec, problems: problems)
    }
}

import AppModel
import Diagnostics
import ModuleSpecs
import Styles
import YAMLReader

/// A contract spec, on which every style is tested.
package struct ContractSpec: Sendable {
    /// The name in reports: the name of the file without its extension.
    package let name: String
    let text: String

    /// The folder of the contract specs in a style library, among its common templates.
    static let folder = "common/contract/"

    /// The contract specs among a style's templates, sorted by name.
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

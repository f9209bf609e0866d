import Diagnostics
import Styles
import YAMLReader

extension RuleSet {
    /// Reads the rules of a style.
    ///
    /// - Throws: `Failure` for an invalid rules file, or a manifest that names an unknown rule.
    package init(of style: Style) throws(Failure) {
        var reader = RuleFileReader(isKnownOption: { name in style.manifest.options.contains { $0.name == name } })
        for (name, text) in style.rules { reader.read(YAMLSource(name: name, text: text)) }
        guard !reader.problems.hasErrors else { throw Failure(reader.problems) }
        let known = Set(reader.rules.map(\.id))
        var problems = Problems()
        for (id, mark) in Self.named(by: style.manifest) where !known.contains(id) {
            let hint = Suggestion(among: known).hint(for: id)
            problems.add("there is no rule \"\(id)\"", at: mark, hint: hint)
        }
        guard !problems.hasErrors else { throw Failure(problems) }
        self.init(rules: reader.rules, roles: reader.roles)
    }

    /// Reads one file of rules.
    package init(_ source: YAMLSource) throws(Failure) {
        var reader = RuleFileReader(isKnownOption: { _ in false })
        reader.read(source)
        guard !reader.problems.hasErrors else { throw Failure(reader.problems) }
        self.init(rules: reader.rules, roles: reader.roles)
    }

    /// The rules that the manifest's pieces, requirements and wirings name.
    private static func named(by manifest: StyleManifest) -> [(id: String, mark: SourceMark)] {
        let pieces = manifest.pieces.compactMap { piece in piece.guidance.rule.map { ($0, piece.mark) } }
        let demands = manifest.pieces.flatMap(\.requires).compactMap { demand in demand.rule.map { ($0, demand.mark) } }
        return pieces + demands
            + manifest.wirings.compactMap { wiring in wiring.guidance.rule.map { ($0, wiring.mark) } }
    }
}

import Diagnostics
import Styles
import YAMLReader

/// The rules of a style: the common ones, those of the style that it extends, then its own, with its roles.
package struct RuleSet: Sendable {
    package var rules: [Rule]
    /// The roles of types in this style: view model, coordinator and so on.
    let roles: [Role]

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
        rules = reader.rules
        roles = reader.roles
    }

    /// The rules that the manifest's pieces, requirements and wirings name.
    private static func named(by manifest: StyleManifest) -> [(id: String, mark: SourceMark)] {
        let pieces = manifest.pieces.compactMap { piece in piece.rule.map { ($0, piece.mark) } }
        let demands = manifest.pieces.flatMap(\.requires).compactMap { demand in demand.rule.map { ($0, demand.mark) } }
        return pieces + demands + manifest.wirings.compactMap { wiring in wiring.rule.map { ($0, wiring.mark) } }
    }

    /// The rules as an app has changed them.
    func changed(by changes: [String: RuleChange]) -> RuleSet {
        var changed = self
        for index in rules.indices {
            if let change = changes[rules[index].id] { changed.rules[index].apply(change) }
        }
        return changed
    }

    package subscript(id: String) -> Rule? { rules.first { $0.id == id } }
}

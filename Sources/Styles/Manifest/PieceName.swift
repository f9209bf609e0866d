import AppModel
import Diagnostics

/// The name of a type that a piece declares, as a pattern: `{{ module.type }}DIContainer`,
/// `{{ screen.type }}ViewModel`.
package struct PieceName: Sendable, Hashable {
    /// The template variable in the name.
    package enum Hole: String, Sendable, CaseIterable {
        case module = "{{ module.type }}"
        case screen = "{{ screen.type }}"
        case useCase = "{{ useCase.type }}"
        case type = "{{ type.name }}"
    }

    package let hole: Hole
    package let pattern: NamePattern
    /// The declaration with `<M>` in place of the variable, as in module definitions: `class <M>DIContainer`.
    private(set) var declaration: DeclarationPattern

    /// Returns `nil` for a name without a variable, with several variables, or with no text besides the variable.
    init?(_ declaration: DeclarationPattern) {
        let template = declaration.name
        guard let hole = Hole.allCases.first(where: { template.contains($0.rawValue) }) else { return nil }
        let parts = template.parted(by: hole.rawValue)
        guard parts.count == 2, !parts.joined().isEmpty, !parts.joined().contains("{") else { return nil }
        self.hole = hole
        pattern = NamePattern(prefix: parts[0], suffix: parts[1])
        self.declaration = declaration
        self.declaration.name = parts[0] + "<M>" + parts[1]
    }
}

extension Piece {
    /// Whether the file belongs to a test target.
    package var isTest: Bool { path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }

    package var typeNames: [PieceName] {
        requires.compactMap { requirement in
            guard case .declaration(let pattern, _) = requirement.demand else { return nil }
            return PieceName(pattern)
        }
    }
}

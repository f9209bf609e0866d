import Diagnostics
/// A type's name in the manifest with one hole in it: `{{ module.type }}DIContainer`, `{{ screen.type }}ViewModel`.
struct NamePattern: Sendable, Hashable {
    /// What stands in the hole.
    enum Hole: String, Sendable, CaseIterable {
        case module = "{{ module.type }}"
        case screen = "{{ screen.type }}"
        case useCase = "{{ useCase.type }}"
        case type = "{{ type.name }}"
    }

    let hole: Hole
    private let prefix: String
    private let suffix: String

    /// `nil` for a name with no hole, with several, or with nothing around it that would tell it from any other.
    init?(_ template: String) {
        guard let hole = Hole.allCases.first(where: { template.contains($0.rawValue) }) else { return nil }
        let parts = template.parted(by: hole.rawValue)
        guard parts.count == 2, !parts.joined().isEmpty, !parts.joined().contains("{") else { return nil }
        self.hole = hole
        prefix = parts[0]
        suffix = parts[1]
    }

    /// The names of the types that pieces declare.
    static func of(_ pieces: [Piece]) -> [NamePattern] {
        pieces.flatMap(\.requires).compactMap { requirement in
            guard case .declaration(let pattern, _) = requirement.demand else { return nil }
            return NamePattern(pattern.name)
        }
    }

    /// The name with a stem in the hole.
    func name(_ stem: String) -> String { prefix + stem + suffix }

    /// What names with a stem in the hole begin with, if the stem is only the first part of what stands there.
    func start(_ stem: String) -> String { prefix + stem }

    /// What stands in the hole of this name, or `nil` where the name does not fit.
    func stem(of name: String) -> String? {
        // Most names end in something else.
        if let last = suffix.utf8.last, last < 0x80, name.utf8.last != last { return nil }
        let bytes = name.utf8
        guard bytes.count > prefix.utf8.count + suffix.utf8.count,
            bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8),
            bytes.starts(with: prefix.utf8)
        else { return nil }
        let stem = String(bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
        return stem?.first?.isUppercase == true ? stem : nil
    }
}

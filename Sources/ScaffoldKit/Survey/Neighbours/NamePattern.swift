import SwiftOutline

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
    /// What names end in that fit.
    let suffix: String

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

    /// Whether a name ends as the pattern does, so that it may fit.
    func mayFit(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var suffix = suffix
        return suffix.withUTF8 { ByteSearch.ends(name, with: $0) }
    }

    /// What stands in the hole of this name, or `nil` where the name does not fit.
    func stem(of name: String) -> String? {
        // Most names end in something else.
        if let last = suffix.utf8.last, last < 0x80, name.utf8.last != last { return nil }
        var name = name
        return name.withUTF8 { stem(of: $0) }
    }

    /// What stands in the hole of the name with these bytes.
    func stem(of name: UnsafeBufferPointer<UInt8>) -> String? {
        let (before, after) = (prefix.utf8.count, suffix.utf8.count)
        guard name.count > before + after, mayFit(name), prefix.utf8.elementsEqual(name.prefix(before)) else {
            return nil
        }
        let hole = UnsafeBufferPointer(rebasing: name[before..<name.count - after])
        if hole[0] < 0x80 {
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(hole[0]) ? String(utf8: hole) : nil
        }
        // Whether another letter is a large one, only a string knows.
        return String(utf8: hole).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}

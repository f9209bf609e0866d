import SwiftOutline

extension AppDeclarations {
    /// What an inheritance clause names: a type of the app, or the name of another.
    package struct Inherited {
        let name: String
        package let type: KnownType?
    }

    private static let deepest = 12

    /// What a type or extension inherits from, with aliases replaced by the types that they stand for: a class has to meet the
    /// requirements of each protocol of a composition.
    package func inherited(by part: DeclaredPart) -> [Inherited] {
        part.inheritedNames.flatMap { inherited($0, from: part, depth: 0) }
    }

    private func inherited(_ text: String, from part: DeclaredPart, depth: Int) -> [Inherited] {
        let name = TypeText(text).path ?? text
        if let type = type(name, from: Viewpoint(part), isInherited: true) {
            return [Inherited(name: name, type: type)]
        }
        let alias = parts { $0.aliases(named: name) }.first { isVisible($0, in: part.file) }
        guard let alias, depth < Self.deepest else { return [Inherited(name: name, type: nil)] }
        return alias.declaration.aliasedTypes.flatMap { inherited($0, from: alias, depth: depth + 1) }
    }
}

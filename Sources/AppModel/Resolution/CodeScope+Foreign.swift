import Diagnostics
import SwiftOutline

// Types by their texts, of which the app may declare none.

extension CodeScope {
    /// The name of the type of elsewhere whose member a name is, such as `Bundle` for `bundle.moviesURL`; `nil` if the app may declare the
    /// type, and where the type is generic: its members may be those of another.
    ///
    /// - Parameter index: The index of the name's token.
    package func foreignOwner(ofName index: Int) -> String? {
        let outline = changed.outline
        let start = outline.startOfBase(of: index)
        guard index > 1, outline.tokens[index - 1].kind == .period, start < index - 1, !outline.isInKeyPath(index),
            let (text, place) = typeText(of: outline.bytes(ofTokens: start..<index - 1))
        else { return nil }
        return foreign(text, from: place)
    }

    /// Whether the place of an implicit member asks for a type that the app does not declare.
    ///
    /// - Parameter index: The index of the member's token.
    package func expectsForeign(atName index: Int) -> Bool {
        guard index > 0, changed.outline.startOfBase(of: index) == index - 1,
            let (text, place) = expectedText(at: index - 1)
        else { return false }
        return foreign(text, from: place) != nil
    }

    /// The name of a type that the app does not declare; `nil` for one that it may declare. Of a path, it declares no part.
    private func foreign(_ text: String, from place: Viewpoint) -> String? {
        let type = TypeText(text)
        guard let name = type.path, !type.core.contains("<"), !["Any", "AnyObject", "Self"].contains(name),
            name.split(separator: ".").map(String.init).allSatisfy({ part in
                place.owner(ofGeneric: part) == nil && app.standing.aliases(named: part).isEmpty
                    && app.standing.types(named: part).isEmpty
            })
        else { return nil }
        return name
    }

    /// The type of the value in a range of bytes as a declaration or a call spells it, and from where; the type itself if the code names one.
    package func typeText(of range: Range<Int>) -> (text: String, place: Viewpoint)? {
        guard !changed.outline.hasCast(in: range) else { return nil }
        return typeText(of: changed.outline.expression(in: range), at: changed.viewpoint(at: range.lowerBound))
    }

    /// The static members of frameworks' types that are a value of the type.
    private static let shared: Set = ["current", "default", "general", "main", "shared", "standard"]

    func typeText(of expression: Expression, at place: Viewpoint, depth: Int = 0) -> (text: String, place: Viewpoint)? {
        guard depth < Self.deepest else { return nil }
        switch expression {
        case .name(let name):
            if let local = local(name, at: place) {
                guard case .variable(let declaration) = local else { return nil }
                return typeText(of: declaration, at: place, depth)
            }
            if name.utf8.first?.isUppercase == true { return (name, place) }
            for declaration in place.enclosing.reversed() {
                guard let parameter = declaration.parameters.last(where: { $0.name == name }) else { continue }
                return parameter.isVariadic ? nil : (parameter.type.text, place)
            }
        case .member(.name(let type), let name)
        where Self.shared.contains(name) && type.utf8.first?.isUppercase == true
            && app.standing.types(named: type).isEmpty:
            return (type, place)
        case .call(.name(let type), _) where type.utf8.first?.isUppercase == true: return (type, place)
        case .call(let callee, _):
            guard case .members(let functions, _) = meaning(of: callee, at: place), let first = functions.first,
                functions.allSatisfy({ $0.declaration.type?.text == first.declaration.type?.text })
            else { return nil }
            return first.declaration.type.map { ($0.text, Viewpoint(first)) }
        default: break
        }
        guard case .members(let members, _) = meaning(of: expression, at: place), let first = members.first,
            members.allSatisfy({ [.let, .var].contains($0.declaration.kind) })
        else { return nil }
        return typeText(of: first.declaration, at: Viewpoint(first), depth + 1)
    }

    private func typeText(of variable: Declaration, at place: Viewpoint, _ depth: Int) -> (String, Viewpoint)? {
        if let stated = variable.type { return (stated.text, place) }
        guard let value = variable.initialValue, variable.attributes.isEmpty else { return nil }
        let outline = place.file.outline
        guard !outline.hasCast(in: value.range) else { return nil }
        return typeText(of: outline.expression(in: value.range), at: place, depth: depth + 1)
    }
}

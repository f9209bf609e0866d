import AppModel
import SwiftOutline

/// The scope of an expression in a parser: the function or constant that it is in, and the values of its names.
struct LinkScope {
    let app: AppDeclarations
    let part: DeclaredPart
    var values: [String: LinkValue] = [:]
    /// How many constants have led to this one.
    var depth = 0

    private static let deepest = 8

    var model: AppModel { app.standing }

    var outline: Outline { part.file.outline }

    /// The type that the function belongs to.
    var owner: String? { part.declaration.parent.map { TypeText.bare(of: $0.name) } }

    func expression(_ range: Range<Int>) -> Expression { outline.expression(in: range) }

    func value(_ range: Range<Int>) -> LinkValue { value(expression(range)) }
}

extension AppModel {
    /// The raw value of an enumeration's case; its name by default. `nil` if the value is not a literal.
    func rawValue(of place: Place) -> String? {
        guard let value = place.declaration.initialValue else { return place.declaration.name }
        guard case .text(let text) = file(of: place).outline.expression(in: value.range) else { return nil }
        return text
    }
}

// MARK: - Expressions

extension LinkScope {
    /// The value of an expression.
    func value(_ expression: Expression) -> LinkValue {
        switch expression {
        case .text(let text): .text(text)
        case .integer(let number): .number(number)
        case .name(let name): values[name] ?? constant(name, of: owner)
        case .array(let items): array(items)
        case .tuple(let elements): .tuple(elements.map { value($0.value) })
        case .member(let base, let name): member(name, of: base)
        case .call(let callee, let arguments): call(callee, arguments)
        case .subscript(let base, let arguments): item(of: value(base), arguments)
        case .binary("??", let left, let right): replaced(value(left), by: value(right))
        case .binary("+", let left, let right): sum(left, right)
        default: .unknown
        }
    }

    private func array(_ items: [Expression]) -> LinkValue {
        var texts: [String] = []
        for item in items {
            guard case .text(let text) = value(item) else { return .unknown }
            texts.append(text)
        }
        return .texts(texts)
    }

    private func item(of base: LinkValue, _ arguments: [Expression.Argument]) -> LinkValue {
        guard let argument = arguments.first?.value else { return .unknown }
        if case .list(let list) = base, case .member(_, "startIndex") = argument { return .element(list, 0) }
        switch (base, value(argument)) {
        case (.list(let list), .number(let number)) where number >= 0: return .element(list, number)
        case (.query, .text(let name)): return .queryItem(name)
        case (.list(var list), _):
            // `components[1...]` is a list without its first element.
            guard let count = openBound(of: argument) else { return .unknown }
            list.dropped += count
            return .list(list)
        default: return .unknown
        }
    }

    /// The `2` of `2...`
    func openBound(of expression: Expression) -> Int? {
        guard case .opaque(let range) = expression else { return nil }
        let text = outline.source.text(range)
        return text.hasSuffix("...") ? Int32(text.dropLast(3)).map(Int.init) : nil
    }

    private func replaced(_ left: LinkValue, by right: LinkValue) -> LinkValue {
        switch left {
        case .list, .query, .url: left
        case .unknown: right.dependsOnURL ? right : .unknown
        default: left.dependsOnURL ? .defaulted(left) : left
        }
    }

    /// `[host] + components`: a list that counts the host.
    private func sum(_ left: Expression, _ right: Expression) -> LinkValue {
        guard case .list(let list) = value(right), case .array(let items) = left, items.count == 1,
            value(items[0]).origin == .host
        else { return .unknown }
        return list.withHost.map(LinkValue.list) ?? .unknown
    }

    // MARK: - Members

    private func member(_ name: String, of base: Expression) -> LinkValue {
        if let path = base.path, path.count == 1, let type = path.first, values[type] == nil {
            let found = constant(name, of: type == "Self" || type == "self" ? owner : type)
            if found != .unknown { return found }
        }
        if case .name("self") = base, let value = values[name] { return value }
        switch value(base) {
        case .url(let owner): return part(name, of: owner)
        case .list(let list): return Self.member(name, of: list)
        case .path: return name == "pathComponents" ? .list(LinkList(hasSlash: true)) : .path
        case .query, .unknown, .count, .number, .texts: return .unknown
        case .tuple(let values): return Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .unknown
        case let text: return ["count", "isEmpty"].contains(name) ? .unknown : text
        }
    }

    private static func member(_ name: String, of list: LinkList) -> LinkValue {
        switch name {
        case "first": .element(list, 0)
        case "last": .last(list)
        case "count": .count(list)
        case "lazy": .list(list)
        default: .unknown
        }
    }

    /// A part of the URL, or of a type of the app that splits one.
    private func part(_ name: String, of type: String?) -> LinkValue {
        if type.flatMap({ model.type($0) }) == nil || member(named: name, of: type) == nil {
            switch name {
            case "scheme": return .scheme
            case "host", "percentEncodedHost", "encodedHost": return .host
            case "path", "percentEncodedPath", "relativePath": return .path
            case "pathComponents": return .list(LinkList(hasSlash: true))
            case "query", "queryItems", "percentEncodedQuery", "percentEncodedQueryItems": return .query
            case "lastPathComponent": return .last(LinkList())
            case "url", "absoluteURL", "standardized": return .url(owner: nil)
            default: break
            }
        }
        return part(named: name, of: type)
    }

    // MARK: - Constants

    /// The text or texts of a constant of a type, or of the file.
    private func constant(_ name: String, of type: String?) -> LinkValue {
        guard depth < Self.deepest else { return .unknown }
        let known = type.flatMap { app.type($0, from: Viewpoint(part)) }
        let ofFile = outline.declarations.filter { $0.name == name && $0.kind == .let }
        let found = (known?.members(named: name) ?? []) + ofFile.map { DeclaredPart(file: part.file, declaration: $0) }
        return found.lazy.map(literal).first { $0 != .unknown } ?? .unknown
    }

    private func literal(_ constant: DeclaredPart) -> LinkValue {
        guard [.let, .var, .case].contains(constant.declaration.kind),
            let initial = constant.declaration.initialValue
        else { return .unknown }
        let scope = LinkScope(app: app, part: constant, depth: depth + 1)
        switch scope.expression(initial.range) {
        case .text(let text): return .text(text)
        case .integer(let number): return .number(number)
        case .array(let items): return scope.array(items)
        case .call(.name("Set"), let arguments): return arguments.first.map { scope.value($0.value) } ?? .unknown
        default: return .unknown
        }
    }
}

import Diagnostics
import SwiftOutline

extension LinkScope {
    /// The value of a call.
    func call(_ callee: Expression, _ arguments: [Expression.Argument]) -> LinkValue {
        switch callee {
        case .member(let base, "init"):
            return base.path?.last.map { made($0, arguments) } ?? .unknown
        case .member(let base, let method):
            let receiver = value(base)
            if receiver.dependsOnURL { return applied(method, to: receiver, arguments) }
            return base.path?.last.map { helper(method, of: $0, arguments) } ?? .unknown
        case .name(let name):
            return name.isCapitalized ? made(name, arguments) : helper(name, of: owner, arguments)
        case .array(let items) where items.count == 1:
            // `[String](slice)`
            return arguments.first.map { value($0.value) } ?? .unknown
        default:
            return .unknown
        }
    }

    /// The value of an initialiser: the argument itself, a converted text, or a type that splits the URL.
    private func made(_ type: String, _ arguments: [Expression.Argument]) -> LinkValue {
        let given = arguments.map { value($0.value) }
        guard let value = given.first(where: \.dependsOnURL) else { return .unknown }
        switch type {
        case "Array", "ArraySlice", "String", "Substring", "Optional", "AnySequence": return value
        case "URLComponents", "NSURLComponents", "URL", "NSURL":
            if case .url = value { return .url(owner: nil) }
            return .converted(value, type: type)
        default: break
        }
        switch value.origin {
        case .url: return model.type(type)?.kind == .enum ? .unknown : .url(owner: type)
        case .element, .host, .scheme, .queryItem, .last, .path: return .converted(value, type: type)
        default: return .unknown
        }
    }

    private func applied(_ method: String, to value: LinkValue, _ arguments: [Expression.Argument]) -> LinkValue {
        switch value {
        case .list(let list): applied(method, to: list, arguments)
        case .url(let type): partCalled(method, of: type, arguments)
        case .query: queryCalled(arguments)
        case .path: pathCalled(method)
        default: textCalled(method, value, arguments)
        }
    }

    private func applied(_ method: String, to list: LinkList, _ arguments: [Expression.Argument]) -> LinkValue {
        var list = list
        switch method {
        case "dropFirst", "suffix":
            guard method == "dropFirst" || arguments.first?.label == "from" else { return .unknown }
            let count = arguments.first.map { self.value($0.value) } ?? .number(1)
            guard case .number(let number) = count, number >= 0 else { return .unknown }
            list.dropped += number
            return .list(list)
        case "filter", "drop":
            if text(of: arguments).contains("\"/\"") || text(of: arguments).contains("isEmpty") {
                list.hasSlash = false
            }
            return .list(list)
        case "map", "compactMap", "lazy":
            return .list(list)
        case "joined":
            return .path
        default:
            return .unknown
        }
    }

    private func partCalled(_ method: String, of type: String?, _ arguments: [Expression.Argument]) -> LinkValue {
        switch method {
        case "host": return .host
        case "path": return .path
        default: break
        }
        if let name = arguments.lazy.compactMap({ self.plain($0.value) }).first { return .queryItem(name) }
        return part(named: method, of: type)
    }

    /// `first(where: { $0.name == "limit" })`
    private func queryCalled(_ arguments: [Expression.Argument]) -> LinkValue {
        for argument in arguments {
            if let name = plain(argument.value) { return .queryItem(name) }
            guard case .closure(let range) = argument.value else { continue }
            for token in outline.tokens[outline.tokens.indices(in: range)] where token.kind == .string {
                if case .text(let name) = expression(token.range) { return .queryItem(name) }
            }
        }
        return .query
    }

    private func pathCalled(_ method: String) -> LinkValue {
        switch method {
        case "split": .list(LinkList())
        case "components": .list(LinkList(hasSlash: true))
        case "lowercased": .lowered(.path)
        default: .path
        }
    }

    private func textCalled(_ method: String, _ value: LinkValue, _ arguments: [Expression.Argument]) -> LinkValue {
        switch method {
        case "lowercased", "localizedLowercase": return .lowered(value)
        case "map", "flatMap", "compactMap":
            return converter(arguments).map { .converted(value, type: $0) } ?? value
        case "split", "components", "contains", "hasPrefix", "hasSuffix": return .unknown
        default: return value
        }
    }

    /// The type to which `map(Int.init)` or `flatMap { Int($0) }` converts.
    private func converter(_ arguments: [Expression.Argument]) -> String? {
        guard let argument = arguments.first else { return nil }
        var function = argument.value
        if case .closure(let range) = function {
            let inner = outline.tokens.indices(in: range).dropFirst().dropLast()
            guard case .call(let callee, _) = expression(outline.bytes(ofTokens: inner)) else { return nil }
            function = callee
        }
        return function.path?.last { $0.isCapitalized }
    }

    /// The value of a function of the app that splits the URL.
    private func helper(_ name: String, of type: String?, _ arguments: [Expression.Argument]) -> LinkValue {
        guard arguments.contains(where: { value($0.value).dependsOnURL }), let type, model.type(type) != nil else {
            return .unknown
        }
        return part(named: name, of: type)
    }

    /// The text that a literal or constant is.
    func plain(_ expression: Expression) -> String? {
        if case .text(let text) = value(expression) { text } else { nil }
    }

    private func text(of arguments: [Expression.Argument]) -> String {
        arguments.map { outline.source.text($0.range) }.joined(separator: " ")
    }
}

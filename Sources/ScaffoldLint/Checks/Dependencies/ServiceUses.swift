import AppModel
import SwiftOutline

/// The services that an app registers and resolves, without tests and previews.
///
/// Calls of `register…`, `autoregister` and `implements`, which adds types to a registration, register, and so do calls of other names
/// with a type and a closure. Only `Service.self` is read: the type in a variable or a generic parameter is unknown.
struct ServiceUses {
    let all: [ServiceUse]

    init(in app: LintContext) {
        all = app.model.files.enumerated().filter { $1.role == .source }.flatMap { Self.uses(in: $1, at: $0) }
    }

    private static func uses(in file: SourceFile, at index: Int) -> [ServiceUse] {
        var found: [ServiceUse] = []
        let outline = file.outline
        let tokens = outline.tokens
        lazy var aliases = outline.allDeclarations.filter { $0.kind == .typealias }
        for position in tokens.indices.dropLast() where tokens[position].kind == .identifier {
            guard outline.isCall(position), let close = tokens[position + 1].match,
                !file.isPreview(tokens[position].start)
            else { continue }
            let arguments = outline.split(position + 2..<close)
            let isGivenClosure = ([close + 1] + arguments.compactMap(\.first)).contains {
                tokens[$0].kind == .leftBrace
            }
            guard let action = action(outline.text(tokens[position])) ?? (isGivenClosure ? .register : nil)
            else { continue }
            let key = arguments.dropFirst().lazy.compactMap { Self.key($0, outline) }.first
            for argument in arguments {
                guard let range = service(argument, outline) else { continue }
                let name = outline.source.text(range)
                found.append(
                    ServiceUse(
                        action: action,
                        service: aliases.first { $0.name == name }?.typeName ?? name,
                        key: key,
                        file: index,
                        range: range
                    )
                )
            }
        }
        return found
    }

    /// The action of a call, by its name.
    static func action(_ name: String) -> ServiceUse.Action? {
        if name == "resolve" { return .resolve }
        return name.hasPrefix("register") || ["autoregister", "implements"].contains(name) ? .register : nil
    }

    /// The bytes of `Service` in `Service.self`, `(any Service).self` and `Module.Service.self`.
    private static func service(_ argument: Range<Int>, _ outline: Outline) -> Range<Int>? {
        let tokens = outline.tokens
        guard argument.count > 2, let last = argument.last, outline.text(outline.tokens[last]) == "self",
            tokens[last - 1].kind == .period
        else { return nil }
        let end = last - 2
        if tokens[end].kind == .rightParenthesis {
            return tokens[end - 1].kind == .identifier ? tokens[end - 1].range : nil
        }
        return tokens[end].kind == .identifier ? tokens[end].range : nil
    }

    private static func key(_ argument: Range<Int>, _ outline: Outline) -> String? {
        guard argument.count > 2, let first = argument.first, outline.text(outline.tokens[first]) == "name",
            outline.tokens[first + 1].kind == .colon
        else { return nil }
        return outline.line(outline.bytes(ofTokens: first + 2..<argument.upperBound))
    }
}

extension LintContext {
    /// Whether a call that registers with a container stands around a site: `register(Cart.self) { _ in CartRepository() }`.
    func isRegistered(_ site: Site) -> Bool { calls(around: site).contains { ServiceUses.action($0) == .register } }
}

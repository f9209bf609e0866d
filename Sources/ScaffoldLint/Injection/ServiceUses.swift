import ScaffoldKit
import SwiftOutline

/// What an app registers and resolves, found among the tokens of its files, tests and previews left out.
///
/// `register`, `autoregister` and whatever else has the word in its name registers, and so does `implements`, which
/// gives a registration further types. Only `Service.self` is read: a type that a variable or a generic parameter holds is
/// unknown.
struct ServiceUses {
    let all: [ServiceUse]

    init(in app: AppView) {
        let files = app.index.files.indices.filter { app.index.files[$0].role == .source }
        all = files.flatMap { Self.uses(in: app.index.files[$0], at: $0) }
    }

    private static func uses(in file: SourceFile, at index: Int) -> [ServiceUse] {
        var found: [ServiceUse] = []
        let outline = file.outline
        let tokens = outline.tokens
        for position in tokens.indices.dropLast() where tokens[position].kind == .identifier {
            guard tokens[position + 1].kind == .leftParenthesis, let close = tokens[position + 1].match,
                let action = action(outline.source.bytes(in: tokens[position].range)),
                position == 0 || tokens[position - 1].keyword != .func,
                !file.isPreview(tokens[position].start)
            else { continue }
            let arguments = outline.split(position + 2..<close)
            let key = arguments.dropFirst().lazy.compactMap { Self.key($0, outline) }.first
            for argument in arguments {
                guard let range = service(argument, outline) else { continue }
                found.append(
                    ServiceUse(
                        action: action,
                        service: outline.source.text(range),
                        key: key,
                        file: index,
                        range: range
                    )
                )
            }
        }
        return found
    }

    /// What a call of a name does; `nil` for anything else.
    static func action(_ name: ArraySlice<UInt8>) -> ServiceUse.Action? {
        if name.elementsEqual("resolve".utf8) { return .resolve }
        if name.starts(with: "register".utf8) || name.elementsEqual("autoregister".utf8)
            || name.elementsEqual("implements".utf8)
        {
            return .register
        }
        return nil
    }

    /// The bytes of `Service` in `Service.self`, `(any Service).self` and `Module.Service.self`.
    private static func service(_ argument: Range<Int>, _ outline: Outline) -> Range<Int>? {
        let tokens = outline.tokens
        guard argument.count > 2, let last = argument.last, text(last, outline) == "self",
            tokens[last - 1].kind == .period
        else { return nil }
        let end = last - 2
        if tokens[end].kind == .rightParenthesis {
            return tokens[end - 1].kind == .identifier ? tokens[end - 1].range : nil
        }
        return tokens[end].kind == .identifier ? tokens[end].range : nil
    }

    private static func key(_ argument: Range<Int>, _ outline: Outline) -> String? {
        guard argument.count > 2, let first = argument.first, text(first, outline) == "name",
            outline.tokens[first + 1].kind == .colon
        else { return nil }
        return outline.line(outline.bytes(ofTokens: first + 2..<argument.upperBound))
    }

    private static func text(_ token: Int, _ outline: Outline) -> String {
        outline.source.text(outline.tokens[token].range)
    }
}

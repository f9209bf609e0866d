import Diagnostics
import SwiftOutline

extension Declaration {
    /// The type that a property's initial value constructs or is cast to: `Cart` for `Cart(…)`, `Cart.init(…)` and `… as Cart`.
    ///
    /// It is the property's type where none is declared. A value that only begins so (`Cart().total`) says nothing.
    package var constructedType: String? {
        guard let value = initialValue else { return nil }
        let text = value.text
        if let cast = Self.castType(text) { return cast }
        guard value.firstByte?.mayBeginCapitalized == true, text.utf8.last == UInt8(ascii: ")") else { return nil }
        let outline = Outline(text)
        let tokens = outline.tokens
        guard let open = tokens.firstIndex(where: { $0.kind == .leftParenthesis }),
            tokens[open].match == tokens.count - 2
        else { return nil }
        var callee = outline.source.text(0..<tokens[open].start)
        if callee.utf8.count > 5, callee.hasSuffix(".init") { callee.removeLast(5) }
        let name = TypeText.bare(of: callee)
        guard name.utf8.allSatisfy(\.isOfName), name.first?.isUppercase == true else { return nil }
        return name
    }

    /// The type after a last `as`, `as!` or `as?`.
    private static func castType(_ text: String) -> String? {
        guard text.utf8.last?.isOfName == true, let space = text.utf8.lastIndex(of: .space) else { return nil }
        let before = text.utf8[..<space]
        let isCast = [" as", " as!", " as?"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
        let name = String(text[text.utf8.index(after: space)...])
        return isCast && name.first?.isUppercase == true ? TypeText.bare(of: name) : nil
    }
}

import SwiftOutline

/// The raw value of the copy of an enum's case, which has to be another one than those of all cases.
enum CopiedRawValue {
    /// What the copied text says.
    case asCopied
    /// The one that follows from the case before it.
    case next
    /// The text of a value that stands for that of the original.
    case text(String)
    /// No value of its kind fits.
    case none

    /// - Parameters:
    ///   - own: The original's case.
    ///   - name: The name of the copy.
    ///   - copied: The text of the copied value; `nil` if the original has none.
    init(of own: Declaration, named name: String, copied: String?) {
        let cases = (own.parent?.members ?? []).filter { $0.kind == .case }
        let texts = cases.map { $0.initialValue?.text }
        let stated = texts.compactMap { $0 }
        if let copied, copied != own.initialValue?.text {
            self = stated.contains(copied) ? .none : .asCopied
        } else if own.isOfNumbers, stated.allSatisfy({ Int($0) != nil }) {
            // One that is numbered by its order goes to the end, so that all keep their numbers.
            let place = own.initialValue == nil ? nil : cases.firstIndex { $0.nameRange == own.nameRange }
            self = Self.number(after: place ?? cases.count - 1, of: texts)
        } else if own.parent?.inheritance.first?.text == "String", copied != nil || stated.contains("\"\(name)\"") {
            let text = "\"\(name)\""
            self = stated.contains(text) ? .none : .text(text)
        } else {
            self = copied == nil ? .asCopied : .none
        }
    }

    /// The number of a case behind the one at an index. Cases without a value get the next number after that before them.
    private static func number(after index: Int, of texts: [String?]) -> CopiedRawValue {
        let grown = numbers(of: texts[...index] + [nil] + texts[(index + 1)...])
        let isFollowed = index + 1 < texts.count && texts[index + 1] == nil
        if texts[index] == nil || isFollowed, Set(grown).count == grown.count { return .next }
        return isFollowed ? .none : .text("\((numbers(of: texts).max() ?? 0) + 1)")
    }

    private static func numbers(of texts: some Sequence<String?>) -> [Int] {
        var last = -1
        return texts.map { text in
            last = text.flatMap { Int($0) } ?? last + 1
            return last
        }
    }
}

extension Declaration {
    /// Whether it is a case of an enum whose raw values are whole numbers.
    var isOfNumbers: Bool {
        let raw = parent?.inheritance.first?.text ?? ""
        return ["Int", "UInt"].contains(where: raw.hasPrefix)
    }
}

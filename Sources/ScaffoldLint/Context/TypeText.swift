import Diagnostics
import ScaffoldKit
import SwiftOutline

/// A type as a declaration writes it, taken apart as far as lint needs it.
struct TypeText {
    /// The simple name, without optional, `any`, attributes and generic arguments: `HomeCoordinator`.
    let name: String
    let isOptional: Bool
    /// Whether it is a function, or holds several values: `() -> Void`, `[Item]`, `Set<Item>`.
    let isOther: Bool

    init(_ text: String) {
        var type = text.trimmingSpaces
        var isOptional = false
        while true {
            if type.hasSuffix("?") || type.hasSuffix("!") {
                isOptional = true
                type = String(type.dropLast()).trimmingSpaces
            } else if type.hasPrefix("("), type.hasSuffix(")"), !type.utf8.contains(UInt8(ascii: ",")) {
                type = String(type.dropFirst().dropLast()).trimmingSpaces
            } else {
                break
            }
        }
        name = TypeName.bare(of: type)
        self.isOptional = isOptional
        isOther = type.contains("->") || type.contains("&") || Self.holders.contains(where: type.hasPrefix)
    }

    private static let holders = ["[", "(", "Set<", "Array<", "Dictionary<", "NSHashTable<", "NSPointerArray"]

    /// The first generic argument of a type: `FavoritesViewModel` of `BaseViewController<FavoritesViewModel>`.
    static func argument(of text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.firstIndex(of: UInt8(ascii: "<")) else {
            return nil
        }
        let inner = text.utf8[text.utf8.index(after: open)...].dropLast()
        return inner.contains(UInt8(ascii: ",")) ? nil : TypeText(String(Substring(inner))).name
    }
}

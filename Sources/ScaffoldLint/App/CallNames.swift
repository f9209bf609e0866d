import ScaffoldKit
import SwiftOutline

/// The names of one file that are called, and those of types that are handed on (`Cart.self`).
struct CallNames: Sendable {
    private(set) var calls: [SiteTable.Name] = []
    private(set) var metatypes: [SiteTable.Name] = []

    /// - Parameter count: How many tokens the file has: about one in 32 is a name that counts.
    init(ofTokens count: Int) {
        calls.reserveCapacity(count / 32)
    }

    /// Adds the name at a place, if it is one of these, which is told by the token behind it.
    @inline(__always)
    mutating func add(
        _ index: Int,
        of tokens: UnsafeBufferPointer<Token>,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        switch tokens[index + 1].kind {
        case .leftParenthesis: addCall(index, of: tokens, in: bytes)
        case .period: addMetatype(index, of: tokens, in: bytes)
        default: break
        }
    }

    private mutating func addCall(
        _ index: Int,
        of tokens: UnsafeBufferPointer<Token>,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard Self.isWanted(UnsafeBufferPointer(rebasing: bytes[tokens[index].range])),
            index == 0 || tokens[index - 1].keyword != .func
        else { return }
        calls.append(SiteTable.Name(tokens[index], bytes))
    }

    private mutating func addMetatype(
        _ index: Int,
        of tokens: UnsafeBufferPointer<Token>,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard index + 2 < tokens.count, tokens[index + 2].kind == .identifier, tokens[index + 2].keyword == .self,
            index == 0 || tokens[index - 1].kind != .period
        else { return }
        metatypes.append(SiteTable.Name(tokens[index], bytes))
    }

    /// Whether a name may be a type's, or one of a factory's methods: an `ÄrzteView` begins with no ASCII letter.
    private static func isWanted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        if NameByte.mayBeginLarge(first) { return true }
        return name.count >= 4 && first == UInt8(ascii: "m") && name[1] == UInt8(ascii: "a")
            && name[2] == UInt8(ascii: "k") && name[3] == UInt8(ascii: "e")
    }
}

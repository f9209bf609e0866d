import Foundation
import OSLog

/// What an answer holds that this version of the app knows.
///
/// An element of a list with a value that is new, such as a case of an enum, is logged and left out, so that the others
/// show.
nonisolated struct KnownElements<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: Decoder) throws {
        if let list = Value.self as? any ListOfKnown.Type, let known = try list.readingKnown(from: decoder) as? Value {
            value = known
        } else {
            value = try decoder.singleValueContainer().decode(Value.self)
        }
    }
}

nonisolated private protocol ListOfKnown {
    static func readingKnown(from decoder: Decoder) throws -> Self
}

nonisolated extension Array: ListOfKnown where Element: Decodable {
    fileprivate static func readingKnown(from decoder: Decoder) throws -> [Element] {
        var known: [Element] = []
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            do {
                known.append(try list.decode(Element.self))
            } catch DecodingError.dataCorrupted(let context) {
                _ = try list.decode(LeftOut.self)
                Logger(subsystem: Bundle.main.bundleIdentifier ?? "com.example.demo", category: "network")
                    .error("Left out an element of a list: \(context.debugDescription, privacy: .public)")
            }
        }
        return known
    }
}

nonisolated private struct LeftOut: Decodable {}

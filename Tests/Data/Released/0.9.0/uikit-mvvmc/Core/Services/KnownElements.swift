import Foundation
import OSLog

/// What an answer holds that this version of the app knows.
///
/// An element of a list with a case of an enum that is new is logged and left out, so that the others show. What else
/// cannot be read is a failure, and so is a list of which nothing is known.
struct KnownElements<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: Decoder) throws {
        if let list = Value.self as? any ListOfKnown.Type, let known = try list.readingKnown(from: decoder) as? Value {
            value = known
        } else {
            value = try decoder.singleValueContainer().decode(Value.self)
        }
    }
}

private protocol ListOfKnown {
    static func readingKnown(from decoder: Decoder) throws -> Self
}

extension Array: ListOfKnown where Element: Decodable {
    fileprivate static func readingKnown(from decoder: Decoder) throws -> [Element] {
        var known: [Element] = []
        var unknown: DecodingError?
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            do {
                known.append(try list.decode(Element.self))
            } catch let error as DecodingError where error.isOfUnknownCase {
                _ = try list.decode(LeftOut.self)
                Logger(subsystem: Bundle.main.bundleIdentifier ?? "com.example.demo", category: "network")
                    .error("Left out an element of a list: \(String(describing: error), privacy: .public)")
                unknown = error
            }
        }
        if known.isEmpty, let unknown { throw unknown }
        return known
    }
}

private struct LeftOut: Decodable {}

extension DecodingError {
    /// Whether an enum has no case for a value. The error has no type of its own, so its text tells it from the others.
    fileprivate var isOfUnknownCase: Bool {
        guard case .dataCorrupted(let context) = self else { return false }
        return context.debugDescription.hasPrefix("Cannot initialize ")
    }
}

import Foundation
import YAMLReader

/// A JSON value as Foundation reads it: what the reader's results are compared with.
enum JSONTree: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([String: JSONTree])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONTree].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }

    /// Whether a value is this one: numbers by magnitude, strings scalar by scalar, objects without regard to order.
    func equals(_ value: YAMLValue) -> Bool {
        switch (self, value) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .int(let right)): left == Double(right)
        case (.number(let left), .double(let right)): left == right
        case (.string(let left), .string(let right)): left.unicodeScalars.elementsEqual(right.unicodeScalars)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        case (.object(let left), .dictionary(let right)):
            left.count == right.count && right.allSatisfy { left[$0.key]?.equals($0.value) ?? false }
        default: false
        }
    }
}

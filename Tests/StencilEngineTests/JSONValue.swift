import Foundation
import StencilEngine

/// JSON as a template's value.
struct JSONValue: Decodable {
    let value: TemplateValue

    var dictionary: TemplateDictionary {
        if case .dictionary(let dictionary) = value { dictionary } else { [:] }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let bool = try? container.decode(Bool.self) {
            value = .bool(bool)
        } else if let int = try? container.decode(Int.self) {
            value = .int(int)
        } else if let double = try? container.decode(Double.self) {
            value = .double(double)
        } else if let string = try? container.decode(String.self) {
            value = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            value = .array(array.map(\.value))
        } else {
            let entries = try container.decode([String: JSONValue].self)
            var dictionary = TemplateDictionary()
            for key in entries.keys.sorted() { dictionary[key] = entries[key]?.value }
            value = .dictionary(dictionary)
        }
    }
}

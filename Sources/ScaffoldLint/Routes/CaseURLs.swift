import AppModel
import SwiftOutline

/// The URLs of an enumeration's cases, in the properties that switch over `self`.
struct CaseURLs {
    /// The text of each case's branch, for each property.
    private var texts: [[String: String]] = []

    init(_ type: TypeDeclaration, in model: AppModel) {
        for member in type.members where member.declaration.kind == .var && member.declaration.bodyRange != nil {
            let outline = model.files[member.file].outline
            for value in outline.code(in: member.declaration).switches where value.subject.text == "self" {
                texts.append(Self.texts(value, outline))
            }
        }
    }

    /// Whether the case has a URL of its own.
    func areDistinct(_ name: String) -> Bool {
        texts.allSatisfy { values in
            guard let own = values[name] else { return true }
            return own != "nil" && own != "return nil" && !values.contains { $0.key != name && $0.value == own }
        }
    }

    private static func texts(_ value: Switch, _ outline: Outline) -> [String: String] {
        var found: [String: String] = [:]
        for element in value.cases {
            let body = element.statements.map { outline.line($0.range) }.joined(separator: ";")
            for item in element.items {
                let name = item.pattern.text.drop { $0 == "." }.prefix { $0 != "(" }
                found[String(name)] = body
            }
        }
        return found
    }
}

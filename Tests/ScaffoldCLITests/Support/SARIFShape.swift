import Foundation

/// The objects of SARIF 2.1.0 that a report of lint has: which properties they must have, and which they may.
///
/// `Tests/Reports/check` checks reports against the whole schema where that can be had.
struct SARIFShape {
    private enum Value: Sendable {
        case text, number
        case words(Set<String>)
        indirect case list(of: Value)
        indirect case mapping(of: Value)
        case object(String)
    }

    private static let objects: [String: (required: Set<String>, properties: [String: Value])] = [
        "log": (
            ["version", "runs"], ["$schema": .text, "version": .words(["2.1.0"]), "runs": .list(of: .object("run"))]
        ),
        "run": (
            ["tool"],
            [
                "tool": .object("tool"), "results": .list(of: .object("result")),
                "columnKind": .words(["utf16CodeUnits", "unicodeCodePoints"]),
                "originalUriBaseIds": .mapping(of: .object("artifactLocation")),
            ]
        ),
        "tool": (["driver"], ["driver": .object("driver")]),
        "driver": (
            ["name"],
            [
                "name": .text, "semanticVersion": .text, "informationUri": .text,
                "rules": .list(of: .object("descriptor")),
            ]
        ),
        "descriptor": (
            ["id"],
            [
                "id": .text, "name": .text, "shortDescription": .object("text"), "fullDescription": .object("text"),
                "help": .object("text"), "defaultConfiguration": .object("configuration"),
            ]
        ),
        "configuration": ([], ["level": .words(["none", "note", "warning", "error"])]),
        "text": (["text"], ["text": .text]),
        "result": (
            ["message"],
            [
                "ruleId": .text, "ruleIndex": .number, "level": .words(["none", "note", "warning", "error"]),
                "message": .object("text"), "locations": .list(of: .object("location")),
                "partialFingerprints": .mapping(of: .text),
            ]
        ),
        "location": (
            [],
            [
                "physicalLocation": .object("physicalLocation"),
                "logicalLocations": .list(of: .object("logicalLocation")),
            ]
        ),
        "physicalLocation": (
            ["artifactLocation"], ["artifactLocation": .object("artifactLocation"), "region": .object("region")]
        ),
        "logicalLocation": ([], ["fullyQualifiedName": .text]),
        "artifactLocation": ([], ["uri": .text, "uriBaseId": .text, "description": .object("text")]),
        "region": (
            ["startLine"], ["startLine": .number, "startColumn": .number, "endLine": .number, "endColumn": .number]
        ),
    ]

    /// What is not as the standard has it.
    static func problems(in log: Any) -> [String] { problems(in: log, .object("log"), at: "log") }

    private static func problems(in value: Any, _ shape: Value, at name: String) -> [String] {
        switch shape {
        case .text: return value is String ? [] : ["\(name) is no text"]
        case .number: return (value as? Int).map { $0 >= 0 } == true ? [] : ["\(name) is no number"]
        case .words(let words):
            return (value as? String).map(words.contains) == true ? [] : ["\(name) is none of its words"]
        case .list(let element):
            guard let values = value as? [Any] else { return ["\(name) is no list"] }
            return values.flatMap { problems(in: $0, element, at: name) }
        case .mapping(let element):
            guard let values = value as? [String: Any] else { return ["\(name) is no object"] }
            return values.values.flatMap { problems(in: $0, element, at: name) }
        case .object(let kind):
            guard let values = value as? [String: Any], let object = objects[kind] else {
                return ["\(name) is no object"]
            }
            return object.required.subtracting(values.keys).sorted().map { "\(kind): \"\($0)\" is missing" }
                + values.sorted { $0.key < $1.key }.flatMap { key, value in
                    object.properties[key].map { problems(in: value, $0, at: key) }
                        ?? ["\(kind): \"\(key)\" is no property"]
                }
        }
    }
}

import Diagnostics
import Foundation
import StencilEngine
import TestSupport

/// A case of `Conformance/*.jsonl`: a template and what it gives, or why the fact has no meaning here.
///
/// Cases with the same area and name are one fact, which a spec or a test of the original states.
struct ConformanceCase: Decodable {
    let area: String
    let name: String
    let template: String?
    let context: JSONValue?
    let templates: [String: String]?
    /// "stencil", or nothing for no trimming, which is Stencil's default.
    let trim: String?
    let output: String?
    /// The first line of the error.
    let error: String?
    /// The last line of the error: the outermost template.
    let reached: String?
    /// The outputs by the value of `s`.
    let each: [String: String]?
    /// What the original gives, if that differs on purpose.
    let original: String?
    /// Why the fact has no meaning here.
    let absent: String?

    static let files = ["stencil", "stencilswiftkit"]

    var fact: String { "\(area): \(name)" }

    /// The contexts, each with the expected output or error.
    var expectations: [(context: TemplateDictionary, result: String)] {
        if let each {
            return each.map { (["s": .string($0.key)], $0.value) }
        }
        return [(context?.dictionary ?? [:], output ?? [error, reached].compactMap(\.self).joined(separator: "\n"))]
    }

    static func load(_ file: String) throws -> [ConformanceCase] {
        let url = Repository.conformance.appendingPathComponent("\(file).jsonl")
        let text = try String(contentsOf: url, encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    }

    /// The output of the template, or its error.
    func result(_ context: TemplateDictionary) -> String {
        do throws(Failure) {
            return try rendering(
                template ?? "",
                context,
                templates: templates ?? [:],
                lenient: true,
                trim: trim == "stencil" ? .stencil : .nothing
            )
        } catch {
            let lines = error.description.split(separator: "\n")
            return lines[0] + (reached == nil ? "" : "\n" + lines[lines.count - 1])
        }
    }
}

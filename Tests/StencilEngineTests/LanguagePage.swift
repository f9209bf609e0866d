import Diagnostics
import Foundation
import StencilEngine
import TestSupport

/// The examples of the language's page: fenced templates, each followed by its result, and the rows of its tables.
struct LanguagePage {
    struct Example {
        let template: String
        let expected: String
        let line: Int
    }

    private(set) var examples: [Example] = []
    private(set) var tableExamples: [Example] = []
    private var context: TemplateDictionary = [:]
    private var templates: [String: String] = [:]

    var allTemplates: [String] { (examples + tableExamples).map(\.template) + templates.values }

    static func load() throws -> LanguagePage {
        let text = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/template-language.md"),
            encoding: .utf8
        )
        var page = LanguagePage()
        try page.read(text)
        return page
    }

    /// What a template renders to, or the error that it ends with.
    func result(of template: String) -> String {
        var options = TemplateOptions()
        options.clock = { TemplateMoment(secondsSince1970: 1_700_000_000, utcOffset: 3600) }
        let engine = TemplateEngine(options: options) { [templates] in templates[$0] }
        do throws(Failure) {
            return try engine.render(template, name: "example", context: context)
        } catch {
            return error.description + "\n"
        }
    }

    private mutating func read(_ text: String) throws {
        var fence: (info: String, line: Int, text: String)?
        var template: String?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if let open = fence, line == "```" {
                fence = nil
                try finish(open.info, open.text, open.line, &template)
            } else if fence != nil {
                fence?.text += line + "\n"
            } else if line.hasPrefix("```") {
                fence = (String(line.dropFirst(3)), index + 1, "")
            } else if line.hasPrefix("| ") {
                readRow(line, index + 1)
            }
        }
    }

    private mutating func finish(_ info: String, _ text: String, _ line: Int, _ template: inout String?) throws {
        switch info {
        case "json": context = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).dictionary
        case "stencil": template = text
        case "text", "error":
            if let template { examples.append(Example(template: template, expected: text, line: line)) }
            template = nil
        case let named where named.hasPrefix("stencil "): templates[String(named.dropFirst(8))] = text
        default: break
        }
    }

    /// Reads `| name | `template` | `result` |`, where the template's own pipes stand behind backslashes.
    private mutating func readRow(_ line: String, _ number: Int) {
        let cells = line.replacingOccurrences(of: "\\|", with: "|").components(separatedBy: " | ")
        guard cells.count == 3, cells[1].hasPrefix("`{{") else { return }
        var result = cells[2].replacingOccurrences(of: " |", with: "")
        result =
            result.hasPrefix("`` ") ? String(result.dropFirst(3).dropLast(3)) : String(result.dropFirst().dropLast())
        tableExamples.append(Example(template: String(cells[1].dropFirst().dropLast()), expected: result, line: number))
    }
}

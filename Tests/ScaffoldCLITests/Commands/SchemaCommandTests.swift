import Foundation
import Testing

@testable import ScaffoldCLI

@Suite("scaffold schema")
struct SchemaCommandTests {
    @Test("prints a JSON Schema that offers the styles there are")
    func module() throws {
        let run = CommandRun(["schema", "module"])
        #expect(run.code == .done)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(run.output.contains("\"toy\""))
    }

    @Test("knows no other subject")
    func unknown() {
        let run = CommandRun(["schema", "modul"])
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("error: \"modul\" is not a value of \"<subject>\"; did you mean \"module\"?\n"))
    }
}

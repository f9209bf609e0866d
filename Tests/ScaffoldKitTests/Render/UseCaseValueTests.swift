import Testing

@testable import FileTransaction
@testable import ScaffoldKit

/// What templates see of use cases, read through the context that `scaffold template context` prints.
struct UseCaseValueTests {
    private func useCases(_ texts: [String], types: [String] = []) throws -> [String: [String: String]] {
        var flags = flags("Reports", screens: "list,detail(query: String)")
        flags.useCases = texts
        flags.types = types
        let (spec, problems) = flags.spec()
        let app = try ToyApp()
        let planner = ModulePlanner(style: try ToyStyle.style, frameworks: ToyStyle.library.frameworks)
        let tree = try FileTree(root: app.root)
        let context = try planner.values(ModuleRequest(spec: spec, problems: problems), in: tree)
        guard case .dictionary(let module)? = context["module"], case .array(let values)? = module["useCases"] else {
            return [:]
        }
        var found: [String: [String: String]] = [:]
        for case .dictionary(let value) in values {
            guard case .string(let name)? = value["name"], case .string(let result)? = value["resultName"],
                case .dictionary(let http)? = value["http"], case .string(let method)? = http["method"]
            else { continue }
            found[name] = ["result": result, "method": method]
        }
        return found
    }

    @Test("two results that one screen keeps have two names")
    func distinctResults() throws {
        let found = try useCases(["getStatus() -> String", "findStatus() -> String", "getItems() -> Int"])
        #expect(found["getStatus"]?["result"] == "status")
        #expect(found["findStatus"]?["result"] == "findStatusResult")
        #expect(found["getItems"]?["result"] == "getItemsResult", "the style's own \"items\"")
    }

    @Test("what no query can carry is sent in a body")
    func structsAreSent() throws {
        let found = try useCases(
            ["findReports(like: Report) -> [Report]", "findAll(of: [Report]) -> [Report]", "getReports() -> [Report]"],
            types: ["Report(id: String, title: String)"]
        )
        #expect(found["findReports"]?["method"] == "POST")
        #expect(found["findAll"]?["method"] == "POST")
        #expect(found["getReports"]?["method"] == "GET")
    }
}

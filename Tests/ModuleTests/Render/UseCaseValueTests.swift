import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import StencilEngine
@testable import Styles

/// What templates see of use cases, read through the context that `scaffold template context` prints.
struct UseCaseValueTests {
    /// The values of the use cases, by name, in a style that extends the toy with these lines.
    private func values(_ texts: [String], types: [String] = [], style lines: String = "") throws
        -> [String: TemplateDictionary]
    {
        var flags = flags("Reports", screens: "list,detail(query: String)")
        flags.useCases = texts
        flags.types = types
        let (spec, problems) = flags.spec()
        let manifest = "schema: 1\nname: own\nextends: toy\n" + lines
        let app = try ToyApp(files: [".scaffold/styles/own/style.yml": manifest])
        let tree = try FileTree(root: app.root)
        let library = try ToyStyle.library.adding(ownStylesOf: tree)
        let style = try library.style(Located("own", at: SourceMark(source: "--style")))
        let planner = ModulePlanner(style: style, frameworks: ToyStyle.library.frameworks)
        let context = try planner.values(ModuleRequest(spec: spec, problems: problems), in: tree)
        guard case .dictionary(let module)? = context["module"], case .array(let values)? = module["useCases"] else {
            return [:]
        }
        var found: [String: TemplateDictionary] = [:]
        for case .dictionary(let value) in values {
            if case .string(let name)? = value["name"] { found[name] = value }
        }
        return found
    }

    private func useCases(_ texts: [String], types: [String] = []) throws -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        for (name, value) in try values(texts, types: types) {
            guard case .string(let result)? = value["resultName"],
                case .dictionary(let http)? = value["http"], case .string(let method)? = http["method"]
            else { continue }
            found[name] = ["result": result, "method": method]
        }
        return found
    }

    @Test("the style's verbs tell which use cases delete or remove something")
    func destructiveVerbs() throws {
        let texts = ["removeReport(id: String)", "retireReport(id: String)"]
        let usual = try values(texts)
        #expect(usual["removeReport"]?["isDestructive"] == true)
        #expect(usual["retireReport"]?["isDestructive"] == false)
        let own = try values(texts, style: "destructive: [retire]")
        #expect(own["removeReport"]?["isDestructive"] == false)
        #expect(own["retireReport"]?["isDestructive"] == true)
    }

    @Test("a typed error has the effects of its methods and the value for a failed request")
    func typedErrors() throws {
        let texts = ["send(query: String) throws(ReportError)", "find(query: String) async throws -> Int"]
        let values = try values(texts, types: ["ReportError(offline|other)"])
        #expect(values["send"]?["effects"] == "async throws(ReportError)")
        #expect(values["send"]?["error"] == "ReportError")
        #expect(values["send"]?["failure"] == "ReportError.other")
        #expect(values["find"]?["effects"] == "async throws")
        #expect(values["find"]?["error"] == .null)
        #expect(values["find"]?["failure"] == .null)
    }

    @Test("a stream has the values of what it delivers, and its own type")
    func streams() throws {
        let found = try values(
            [
                "observeReports() -> AsyncThrowingStream<[Report], Error>",
                "observeReport(query: String) -> AnyPublisher<Report?, Never>",
            ],
            types: ["Report(id: String, title: String)"]
        )
        let list = try #require(found["observeReports"])
        #expect(list["returns"] == "[Report]")
        #expect(list["stream"] == "AsyncThrowingStream<[Report], Error>")
        #expect(list["role"] == "load")
        #expect(list["isPublisher"] == false)
        #expect(list["canFail"] == true)
        let detail = try #require(found["observeReport"])
        #expect(detail["returns"] == "Report?")
        #expect(detail["isPublisher"] == true)
        #expect(detail["canFail"] == false)
    }

    @Test("a list that takes a page starts with the first, and has the calls of any page")
    func pages() throws {
        let types = ["Report(id: String, title: String)"]
        let found = try values(["getReports(page: Int) -> [Report]"], types: types)["getReports"]
        #expect(found?["call"] == "page: 1")
        #expect(found?["sampleArguments"] == "page: 1")
        #expect(
            found?["page"] == [
                "first": 1, "second": 2, "call": "page: page",
                "calls": ["page: 1", "page: 2", "page: 3"],
            ]
        )
        let fromZero = try values(["getReports(page: Int = 0) -> [Report]"], types: types)["getReports"]
        #expect(fromZero?["call"] == "page: 0")
        let filtered = try values(["getReports(page: Int) -> [Report]?"], types: types)["getReports"]
        #expect(filtered?["page"] == .null, "an optional array says by itself when there is nothing")
    }

    @Test("a closure is handed over, and no part of what a mock remembers or a server gets")
    func closures() throws {
        let found = try values(["sendReport(title: String, progress: (Double) -> Void, isLast: () -> Bool)"])
        let send = try #require(found["sendReport"])
        #expect(
            send["declaration"]
                == "title: String, progress: @escaping @Sendable (Double) -> Void, isLast: @escaping @Sendable () -> Bool"
        )
        #expect(send["sampleArguments"] == "title: \"Title 1\", progress: { _ in }, isLast: { true }")
        guard case .dictionary(let record)? = send["record"], case .dictionary(let http)? = send["http"] else {
            Issue.record("\(send)")
            return
        }
        #expect(record["sampleArguments"] == "title: \"Title 1\"")
        guard case .array(let body)? = http["bodyParameters"] else {
            Issue.record("\(http)")
            return
        }
        #expect(body.count == 1)
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

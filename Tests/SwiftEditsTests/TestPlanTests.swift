import SwiftEdits
import Testing

@Suite
struct TestPlanTests {
    /// A plan with the app's tests and those of some packages.
    private static func plan(_ packages: String..., slash: String = "/") -> String {
        let items = [item("Shop.xcodeproj", "ShopTests")] + packages.map { item("Packages\(slash)\($0)", "\($0)Tests") }
        return "{\n  \"testTargets\" : [\n\(items.joined(separator: ",\n"))\n  ],\n  \"version\" : 1\n}\n"
    }

    private static func item(_ container: String, _ name: String) -> String {
        """
            {
              "parallelizable" : true,
              "target" : {
                "containerPath" : "container:\(container)",
                "identifier" : "\(name)",
                "name" : "\(name)"
              }
            }
        """
    }

    private static func target(_ package: String) -> TestPlan.Target {
        TestPlan.Target("\(package)Tests", of: "Packages/\(package)")
    }

    private static func edited(_ text: String, _ edits: (TestPlan) -> [SourceEdit]) throws -> String {
        let bytes = Array(text.utf8)
        let plan = try #require(TestPlan(bytes, at: "Shop.xctestplan"))
        return String(decoding: try SourceEdit.apply(edits(plan), to: bytes), as: UTF8.self)
    }

    @Test("targets of packages come in the form of another one's, once", arguments: ["/", "\\/"])
    func adds(slash: String) throws {
        let new = [Self.target("Home"), Self.target("Notes"), Self.target("Orders")]
        let text = try Self.edited(Self.plan("Home", slash: slash)) { $0.adding(new) }
        #expect(text == Self.plan("Home", "Notes", "Orders", slash: slash))
        #expect(try Self.edited(text) { $0.adding(new) } == text)
    }

    @Test("targets come where the alphabet has them, in a plan that keeps to it")
    func sorts() throws {
        let add = { (plan: TestPlan) in plan.adding([Self.target("Notes")]) }
        #expect(try Self.edited(Self.plan("Home", "Orders"), add) == Self.plan("Home", "Notes", "Orders"))
        #expect(try Self.edited(Self.plan("Orders", "Home"), add) == Self.plan("Orders", "Home", "Notes"))
    }

    @Test("a plan that runs no package's tests stays as it is")
    func staysApart() throws {
        #expect(try Self.edited(Self.plan()) { $0.adding([Self.target("Notes")]) } == Self.plan())
    }

    @Test("targets go with their commas", arguments: ["Home", "Notes", "Orders"])
    func removes(package: String) throws {
        let all = ["Home", "Notes", "Orders"]
        let kept = all.filter { $0 != package }
        let text = try Self.edited(Self.plan("Home", "Notes", "Orders")) { $0.removing([Self.target(package)]) }
        #expect(text == Self.plan(kept[0], kept[1]))
    }

    @Test("what is no test plan is left alone", arguments: ["", "[]", "{}", "{ \"testTargets\" : 1 }"])
    func refuses(text: String) {
        #expect(TestPlan(Array(text.utf8), at: "Shop.xctestplan") == nil)
    }
}

import AppModel
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import SwiftOutline
import TestSupport
import Testing
import YAMLReader

/// Screens whose parameters and fields are called as something that every `XCTestCase` has.
@Suite("Names that test cases inherit")
struct TestCaseNameTests {
    private static let inherited: Set = [
        "name", "description", "hash", "invocation", "testRun", "testCaseCount", "continueAfterFailure",
    ]

    private static let spec = """
        name: Favorites
        screens:
          - list
          - name: detail
            parameters: { name: String, description: Int, continueAfterFailure: Bool }
          - name: edit
            parameters: { hash: Int, testRun: String }
        useCases:
          - getFavorites() -> [Favorite]
          - "getFavorite(name: String, description: Int) -> Favorite"
          - "updateFavorite(favorite: Favorite)"
        types:
          - "Favorite(id: String, name: String, description: String, invocation: Int)"
        """

    @Test("no test case declares what it has inherited", arguments: StyleCase.library.names)
    func constants(_ style: String) throws {
        let folder = TemporaryFolder(named: "Demo")
        let (spec, problems) = SpecFile(YAMLSource(name: "spec.yml", text: Self.spec)).spec()
        var request = ModuleRequest(spec: try #require(spec), problems: problems)
        request.spec.options = [
            Located(StyleChoice(option: "tests", value: "xctest"), at: SourceMark(source: "--option"))
        ]
        var tree = try FileTree(root: folder.url.path)
        let found = try StyleCase.library.style(Located(style, at: SourceMark(source: "--style")))
        _ = try ModulePlanner(style: found, frameworks: StyleCase.library.frameworks).plan(request, in: &tree)
        var suites = 0
        for path in try tree.files(extensions: ["swift"]) {
            let outline = Outline(SourceText(try tree.read(path) ?? []))
            for type in outline.declarations where type.inheritance.contains(where: { $0.text == "XCTestCase" }) {
                suites += 1
                let names = type.members.filter { $0.kind == .let || $0.kind == .var }.map(\.name)
                #expect(Self.inherited.isDisjoint(with: names), "\(path): \(names)")
            }
        }
        #expect(suites > 5)
    }
}

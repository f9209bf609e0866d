import Foundation
import TestSupport
import Testing

@Suite("The facts of Stencil's specs and of StencilSwiftKit's tests")
struct ConformanceTests {
    @Test("every case gives its output or its error", arguments: ConformanceCase.files)
    func cases(file: String) throws {
        for item in try ConformanceCase.load(file) where item.absent == nil {
            for (context, expected) in item.expectations {
                #expect(item.result(context) == expected, "\(item.fact): \(item.template ?? "")")
            }
        }
    }

    @Test("a case that differs on purpose gives something else than the original", arguments: ConformanceCase.files)
    func differences(file: String) throws {
        for item in try ConformanceCase.load(file) {
            if let original = item.original { #expect(item.output != original, "\(item.fact)") }
        }
    }

    @Test("the page tells how many facts hold")
    func figures() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/template-language.md"),
            encoding: .utf8
        )
        let stencil = try Figures(of: "stencil")
        let kit = try Figures(of: "stencilswiftkit")
        #expect(stencil.all == 313 && kit.all == 115)
        #expect(page.contains("| Stencil's specs | \(stencil) |"))
        #expect(page.contains("| StencilSwiftKit's tests | \(kit) |"))
    }

    /// The numbers of facts: all, those with a meaning here, those that hold.
    private struct Figures: CustomStringConvertible {
        let all: Int
        let meaningful: Int
        let held: Int

        var description: String { "\(all) | \(meaningful) | \(held)" }

        init(of file: String) throws {
            let facts = Dictionary(grouping: try ConformanceCase.load(file), by: \.fact).values
            all = facts.count
            let meaningful = facts.filter { fact in fact.allSatisfy { $0.absent == nil } }
            self.meaningful = meaningful.count
            held = meaningful.filter { fact in fact.allSatisfy { $0.original == nil } }.count
        }
    }
}

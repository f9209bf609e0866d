import Testing

@testable import SwiftOutline

@Suite("An outline that keeps no tokens")
struct LeanOutlineTests {
    private static let text = """
        import Foundation

        @MainActor
        final class Model: Base<Int>, Sendable {
            private(set) var items: [String] = ["\\(first) \\(last)"]
            func load(_ id: String, quietly: Bool = false) async throws { items.append(id) }
        }

        extension Model { enum Kind: String { case one, two } }
        """

    private func parts(_ outline: Outline) -> [String] {
        outline.allDeclarations.map { declaration in
            let parameters = declaration.parameters.map { "\($0.name): \($0.type.text)" }
            let inherited = declaration.inheritance.map(\.text)
            return "\(declaration.range) \(declaration.fullName) \(parameters) \(inherited)"
        }
    }

    @Test("says the same of a text as one that keeps them, and so does a leaner one still")
    func same() {
        let whole = Outline(Self.text)
        for lean in [whole.lean, whole.lean.lean, whole.lean.whole] {
            #expect(lean.source.bytes.elementsEqual(whole.source.bytes))
            #expect(parts(lean) == parts(whole))
            #expect(Array(lean.tokens) == Array(whole.tokens))
            #expect(lean.code().calls.map(\.name) == whole.code().calls.map(\.name))
        }
    }

    @Test("reads them once, for all that look at it")
    func once() {
        let lean = Outline(Self.text).lean
        let places = [lean.tokens, lean.tokens, lean.lean.tokens, lean.declarations[0].reading.tokens].map { tokens in
            tokens.withUnsafeBufferPointer { $0.baseAddress }
        }
        #expect(Set(places).count == 1)
    }

    @Test("is made a whole one again for whoever wants all of them")
    func whole() {
        let whole = Outline(Self.text).lean.whole
        #expect(whole.declarations[0].reading.kept?.count == Outline(Self.text).tokens.count)
        #expect(whole.whole.declarations[0].reading === whole.declarations[0].reading)
    }

    @Test("is read by several threads at once")
    func threads() async {
        let (lean, expected) = (Outline(Self.text).lean, parts(Outline(Self.text)))
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { parts(lean) } }
            for await found in group { #expect(found == expected) }
        }
    }
}

import Testing
import YAMLReader

@testable import Diagnostics
@testable import Styles
@testable import SwiftEdits

struct WiringReaderTests {
    private func read(_ text: String) throws -> (wirings: [Wiring], problems: [String]) {
        let reader = WiringReader(source: "style.yml")
        let nodes = try #require(try YAMLSource(name: "style.yml", text: text).root()["wiring"]?.sequence)
        let wirings = reader.wirings(nodes)
        return (wirings, reader.log.problems.sorted.map(\.description))
    }

    @Test("an entry says what it adds, where, and for what")
    func entry() throws {
        let (wirings, problems) = try read(
            """
            wiring:
              - id: deep-link
                in: [struct DeepLinkParser, "func parse(_:)", switch]
                add: switch-case
                text: |
                  case "{{ module.path }}":
                      return {{ module.type }}Route.parse(components)
                when: options.deepLinks
                sorted: true
                optional: true
                section: Step 2
                checklist: Route registered
              - id: tab
                per: screen
                in: ["extension {{ app.name }}: Tabs", "var {{ screen.value }}Tab"]
                add: member
                text: let a = 1
                mark: Tabs
                after: func start
                present: "{{ screen.value }}"
            """
        )
        #expect(problems == [])
        #expect(wirings.map(\.id) == ["deep-link", "tab"])
        #expect(wirings[0].entry.kind == .switchCase)
        #expect(wirings[0].place.anchors == [["struct DeepLinkParser", "func parse(_:)", "switch"]])
        #expect(wirings[0].entry.text.hasPrefix("case \"{{ module.path }}\":\n    return"))
        #expect(wirings[0].place.condition == "options.deepLinks")
        #expect(wirings[0].entry.sorted == true)
        #expect(wirings[0].isOptional)
        #expect(wirings[0].guidance.section == "Step 2")
        #expect(wirings[0].guidance.checklist == "Route registered")
        #expect(wirings[0].scope == .module)
        #expect(wirings[1].scope == .screen)
        #expect(wirings[1].entry.heading == "Tabs")
        #expect(wirings[1].entry.after == "func start")
        #expect(wirings[1].entry.present == "{{ screen.value }}")
        #expect(!wirings[1].isOptional)
    }

    @Test("several anchors may be given to choose from")
    func alternatives() throws {
        let (wirings, problems) = try read(
            """
            wiring:
              - id: factory
                in: [["extension Main: Factory"], [class Main]]
                add: member
                text: let a = 1
            """
        )
        #expect(problems == [])
        #expect(wirings[0].place.anchors == [["extension Main: Factory"], ["class Main"]])
    }

    @Test("everything that is wrong is said at once, each with its place and what would be right")
    func problems() throws {
        let (_, problems) = try read(
            """
            wiring:
              - id: a
                in: [strct A, switch]
                add: swich-case
                text: "x"
                wen: b
              - in: [class]
                add: member
                text: "  "
                sorted: perhaps
                per: app
              - { id: b, in: [class A], add: url-scheme, text: x }
              - { id: b, in: [project], add: import, text: x }
              - { id: c }
            """
        )
        #expect(
            problems == [
                "style.yml:3:10: error: \"strct A\" is no step of an anchor; did you mean \"struct\"?",
                "style.yml:4:10: error: \"swich-case\" is no add of the wiring; did you mean \"switch-case\"?",
                "style.yml:6:5: error: unknown key \"wen\" in the wiring; did you mean \"when\"?",
                "style.yml:7:5: error: the wiring has no \"id\"",
                "style.yml:7:10: error: \"class\" is no step of an anchor; it lacks a name",
                "style.yml:9:12: error: the wiring adds nothing",
                "style.yml:10:13: error: \"sorted\" is true or false",
                "style.yml:11:10: error: a wiring is made for a module, not for the app",
                "style.yml:12:19: error: \"class A\" is no place for \"url-scheme\"; it is one of info-plist, package, product, project, target",
                "style.yml:13:5: error: the wiring \"b\" is declared twice",
                "style.yml:13:19: error: \"project\" is no place for \"import\"; a declaration is one",
                "style.yml:14:5: error: the wiring has no \"add\"", "style.yml:14:5: error: the wiring has no \"text\"",
                "style.yml:14:5: error: the wiring has no \"in\"",
            ]
        )
    }

    @Test("a manifest's own wiring is read, and its problems are among the manifest's")
    func manifest() throws {
        let templates = Set(ToyStyle.files.map { String($0.path.dropFirst("toy/".count)) })
        func read(_ text: String) throws -> (manifest: StyleManifest?, problems: Problems) {
            let source = YAMLSource(name: "toy/style.yml", text: text)
            return ManifestReader.read(try source.root(), of: source.name, templates: templates)
        }
        let good = try read(WiredToy.manifest)
        #expect(good.problems.all == [])
        #expect(good.manifest?.wirings.map(\.id) == WiredToy.ids)
        let bad = try read(WiredToy.manifest + "\n  - { id: x, add: member, text: a }")
        #expect(bad.manifest == nil)
        #expect(bad.problems.all.map(\.message) == ["the wiring has no \"in\""])
    }
}

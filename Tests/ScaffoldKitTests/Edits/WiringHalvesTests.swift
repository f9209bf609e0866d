import Testing

@testable import ScaffoldKit

@Suite("Wirings on two threads")
struct WiringHalvesTests {
    private static let manifest =
        ToyStyle.manifest + "\n" + """
            wiring:
              - id: start
                in: [class ToyApp, func start]
                add: statement
                text: "open({{ module.type }}Module())"
              - id: route
                in: [[enum Route], [enum AppRoute]]
                add: enum-case
                text: "case {{ module.value }}"
              - id: make
                in: [class ToyApp]
                add: member
                text: |
                  func make{{ module.type }}() -> {{ module.type }}Module {
                      {{ module.type }}Module()
                  }
              - id: title
                having: [[enum Route, var title, switch]]
                in: [enum Route, var title, switch]
                add: switch-case
                text: |
                  case .{{ module.value }}:
                      "{{ module.title }}"
              - id: tab
                in: [enum Tab]
                add: enum-case
                text: "case {{ module.value }}"
                optional: true

            """

    private static let app = "final class ToyApp {\n    func start() {\n        open(Home())\n    }\n}\n"
    private static let route = """
        enum Route {
            case home
            var title: String {
                switch self {
                case .home:
                    "Home"
                }
            }
        }

        """

    /// What a run makes of an app.
    ///
    /// - Parameter isWatched: Whether each look at the disk is watched, so that one thread does all.
    private func plan(in app: ToyApp, isWatched: Bool) throws -> [String] {
        let styleFiles = ToyStyle.files.map { $0.path == "toy/style.yml" ? ($0.path, Self.manifest) : $0 }
        let library = StyleLibrary(files: styleFiles)
        let style = try library.style(Located("toy", at: SourceMark(source: "--style")))
        var tree =
            isWatched ? try FileTree(root: app.root, disk: DiskAccess { _ in }) : try FileTree(root: app.root)
        let (spec, problems) = flags("Favorites", screens: "list").spec()
        let planner = ModulePlanner(style: style, frameworks: library.frameworks)
        var lines: [String] = []
        do {
            let plan = try planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
            lines += plan.entries.map { "\($0.status) \($0.path): \($0.title)" } + plan.notes.map(\.description)
        } catch {
            lines.append("\(error)")
        }
        return lines + tree.changes().map { "\($0.path)\n\(String(decoding: $0.new ?? [], as: UTF8.self))" }
    }

    @Test(
        "make what one thread makes",
        arguments: [
            ["App.swift": app, "Route.swift": route],
            ["App.swift": app, "Route.swift": route, "Tab.swift": "enum Tab {\n    case home\n}\n"],
            ["App.swift": app + route],
            ["App.swift": app + "enum Tab {}\n", "Route.swift": route],
            ["App.swift": app, "Route.swift": "enum AppRoute {\n    case home\n}\n"],
            ["App.swift": app, "Route.swift": route + "extension ToyApp {\n    func makeFavorites() {}\n}\n"],
            ["App.swift": app],
            ["App.swift": app, "Route.swift": route, "Other.swift": route],
        ]
    )
    func same(files: [String: String]) throws {
        // Few files are one thread's work.
        let app = try ToyApp(files: files)
        for number in 0..<600 { try app.write("struct Filler\(number) {}\n", to: "Fillers/Filler\(number).swift") }
        #expect(try plan(in: app, isWatched: false) == plan(in: app, isWatched: true))
    }

    @Test("are parted by the types and the files that they have to do with")
    func parts() throws {
        func halves(_ anchors: [[String]], _ files: [String: String], text: String = "case a") throws -> [[Int]]? {
            let app = try ToyApp(files: files)
            let sources = try AppSurvey(of: try FileTree(root: app.root)).sources
            let wirings = try anchors.map { anchors in
                let edits = try anchors.map { Edit(.enumCase, in: try AnchorPath($0), text: text) }
                return RenderedWiring(wiring: Wiring.sample, edits: edits)
            }
            let halves = WiringHalves(wirings, in: sources) { _ in 100 }
            guard let halves else { return nil }
            return [halves.first, halves.second].map { part in part.map { $0.number } }
        }
        let apart = ["A.swift": "class A {}\n", "B.swift": "enum B {}\n"]
        let together = ["A.swift": "class A {}\nenum B {}\n"]
        let anchors = [["class A, func a"], ["enum B"], ["class A"], ["enum B, var b"], ["class A, func b"]]
        #expect(try halves(anchors, apart) == [[0, 2, 4], [1, 3]])
        #expect(try halves(anchors, together) == nil)
        #expect(try halves(anchors + [["enum B", "class A"]], apart) == nil)
        #expect(try halves(anchors + [["project", "enum B"], ["info-plist"]], apart) == [[1, 3, 5, 6], [0, 2, 4]])
        #expect(try halves(anchors, apart, text: "enum Inner {}") == nil)
        #expect(try halves([["class A"]], apart) == nil)
        #expect(try halves([], apart) == nil)
    }
}

extension Wiring {
    fileprivate static let sample = Wiring(
        id: "sample",
        title: "Sample",
        scope: .module,
        anchors: [],
        kind: .enumCase,
        text: "",
        isOptional: false,
        mark: SourceMark(source: "sample")
    )
}

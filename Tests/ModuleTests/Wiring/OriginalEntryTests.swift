import Testing

@testable import SwiftEdits

@Suite("Entries that are there, in whatever layout")
struct OriginalEntryTests {
    private static let source = """
        enum Route {
            case list, `default`
            case detail(id: String)

            var title: String {
                switch self {
                case .list: "List"
                case let .detail(id) where id.isEmpty: "None"
                case Route.detail(id: let id): id
                case .default: "Default"
                }
            }
        }

        extension Route {
            static func make() -> Route { .list }
            static func make(id: String) -> Route { .detail(id: id) }
            static let all: [Route] = [
                .list,
                .make(
                    id: "first",
                ),
            ]
        }

        func check() {
            expect(Route.list);
            expect(
                Route.make(),
            )
            total = 1
        }

        """

    private static let switchPath = ["enum Route", "var title", "switch"]

    private static let entries: [(kind: Edit.Kind, anchor: [String], text: String, isThere: Bool)] = [
        (.enumCase, ["enum Route"], "case list", true),
        (.enumCase, ["enum Route"], "case `default`", true),
        (.enumCase, ["enum Route"], "case detail(id: Int)", true),
        (.enumCase, ["enum Route"], "case title", false),
        (.switchCase, switchPath, "case .list: \"Other\"", true),
        (.switchCase, switchPath, "case .detail(id: \"a\"): \"A\"", true),
        (.switchCase, switchPath, "case .detail: \"Any\"", true),
        (.switchCase, switchPath, "case .list, .detail: \"Any\"", true),
        (.switchCase, switchPath, "case .default, .make: \"Any\"", false),
        (.switchCase, switchPath, "case let .list(id): id", true),
        (.switchCase, switchPath, "case \"list\": \"List\"", false),
        (.member, ["type Route"], "static func make() -> Route { .list }", true),
        (.member, ["type Route"], "static func make(id: String) {}", true),
        (.member, ["type Route"], "static func make(name: String) {}", false),
        (.member, ["type Route"], "let title = 1", true),
        (.member, ["type Route"], "func title() {}", false),
        (.arrayElement, ["type Route", "var all", "array"], ".list", true),
        (.arrayElement, ["type Route", "var all", "array"], ".make(id: \"first\")", true),
        (.arrayElement, ["type Route", "var all", "array"], ".make(id: \"second\")", false),
        (.statement, ["func check"], "expect(Route.list)", true),
        (.statement, ["func check"], "expect(Route.make())", true),
        (.statement, ["func check"], "expect(Route.list)\nexpect(Route.make())", true),
        (.statement, ["func check"], "expect(Route.list)\nexpect(Route.all)", false),
        (.statement, ["func check"], "total = 2", true),
        (.statement, ["func check"], "expect(Route.make)", false),
    ]

    @Test("are not added again", arguments: entries.indices)
    func added(_ index: Int) throws {
        let (kind, anchor, text, isThere) = Self.entries[index]
        let edit = Edit(kind, in: AnchorPath(steps: try anchor.map(AnchorStep.init)), text: text)
        #expect(try edit.edits(in: SwiftDocument(Array(Self.source.utf8))).isEmpty == isThere, "\(text)")
    }

    @Test("are not sought in a switch with a case that has no colon")
    func unreadable() throws {
        let document = SwiftDocument(Array("func f() {\n    switch a {\n    case .b\n    }\n}\n".utf8))
        let path = AnchorPath(steps: try ["func f", "switch"].map(AnchorStep.init))
        let edit = Edit(.switchCase, in: path, text: "case .b: break")
        #expect(throws: EditError.Reason.self) { try edit.edits(in: document) }
    }
}

import Testing

@Suite("References: requirements")
struct MetRequirementsTests {
    private static let app = """
        import UIKit
        protocol Flow: AnyObject {
            associatedtype Step
            var flowName: String { get }
            var children: [String] { get set }
            init(name: String)
            func start(animated: Bool)
            func finish()
            static func == (left: Self, right: Self) -> Bool
        }
        extension Flow { func finish() {} }
        extension Flow where Self: Named { var flowID: String { "" } }
        protocol Named {}
        protocol Screen: UIViewController { var screenName: String { get } }
        class Home: UIViewController, Screen { let screenName = "home" }
        class BaseFlow { var children: [String] = []; required init(name: String) {}; func start(animated: Bool) {} }
        protocol Titled { var title: String? { get } }
        """

    @Test("a conformance has what the protocol requires and gives no default for")
    func conformances() throws {
        let code = WrittenCode(
            """
            final class 1️⃣Short: BaseFlow, Flow { typealias Step = Int }
            final class Good: BaseFlow, Flow { typealias Step = Int; let flowName = "" }
            final class Label: BaseFlow, Flow, Named { typealias Step = Int; var flowName: String { "" }; override func start(animated: Bool) {} }
            """,
            in: Self.app
        )
        #expect(try code.mistakes() == [])
    }

    @Test("a conformance in an extension, and a class from a framework whose other classes show what is the app's own")
    func extensions() throws {
        let code = WrittenCode(
            """
            import UIKit
            final class Alone: BaseFlow { typealias Step = Int }
            extension 1️⃣Alone: Flow {}
            final class 1️⃣Detail: UIViewController, Screen {}
            final class List: UIViewController, Titled {}
            struct 1️⃣Value: Titled {}
            struct Other: Titled { var title: String? }
            enum Kind: String, Titled { case title }
            extension Array: Titled { var title: String? { nil } }
            @Generated struct Macro: Titled {}
            """,
            in: Self.app
        )
        #expect(try code.mistakes() == [])
    }

    @Test("a type that conforms to what it declares itself")
    func ownNames() throws {
        let code = WrittenCode(
            """
            final class Router: Router.Routes { typealias Routes = Named }
            final class 1️⃣Short: BaseFlow, Flow { typealias Step = Int }
            """,
            in: Self.app
        )
        #expect(try code.mistakes() == [])
    }

    @Test("a requirement that the change set adds is met by the types that conform")
    func addedRequirement() throws {
        let code = WrittenCode(
            Self.app.replacing("func finish()\n", with: "func finish()\n    func showChat()\n"),
            at: "App.swift",
            in: ["App.swift": Self.app, "Other.swift": "final class Other: BaseFlow, Flow { let flowName = \"\" }"]
        )
        #expect(
            try code.problems().map(\.description) == [
                """
                Other.swift:1:13: error: class "Other" lacks "showChat()", which the protocol "Flow" requires (App.swift:9:10); \
                add it to the type, or give the protocol a default in an extension
                """
            ]
        )
    }

    @Test("an enum's own switches cover the cases that are added")
    func cases() throws {
        let standing = """
            enum Tab {
                case home
                var title: String {
                    switch self {
                    case .home: "Home"
                    }
                }
                var icon: String {
                    switch self {
                    case .home: "house"
                    default: "star"
                    }
                }
            }
            """
        let code = WrittenCode(
            standing.replacing("case home\n", with: "case home\n    case chat\n").replacing(
                "switch self {\n        case .home: \"Home\"",
                with: "1️⃣switch self {\n        case .home: \"Home\""
            ),
            at: "App.swift",
            in: ["App.swift": standing]
        )
        #expect(try code.mistakes() == [])
    }
}

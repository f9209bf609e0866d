import Testing

@Suite("References: calls")
struct FittingCallsTests {
    private static let router = """
        protocol Router: AnyObject {
            func push(_ screen: String, animated: Bool)
            func pop(animated: Bool, completion: (() -> Void)?)
            func log(_ words: String..., level: Int)
        }
        extension Router {
            func pop(animated: Bool = true) { pop(animated: animated, completion: nil) }
        }
        """

    @Test("the labels of a method of the app's protocol, also of what a property or a chain holds")
    func methods() throws {
        let code = WrittenCode(
            """
            final class Flow {
                private let router: any Router
                weak var parent: Flow?
                init(router: any Router) { self.router = router }

                func start(other: Router?) {
                    router.push("a", animated: true)
                    router.1️⃣push("a")
                    other?.1️⃣push("a", isAnimated: true)
                    parent?.router.1️⃣push(animated: true)
                    self.router.pop()
                    router.pop(animated: false) { print("done") }
                    router.log("a", "b", level: 1)
                    router.log(level: 1)
                    router.1️⃣present("a")
                    if let parent { parent.router.1️⃣show() }
                    let flow = Flow(router: router)
                    flow.start(other: nil)
                    flow.1️⃣stop()
                }
            }
            """,
            in: Self.router
        )
        #expect(try code.mistakes() == [])
    }

    @Test("properties, also of generic parameters and compositions, whose members are those of what they conform to")
    func properties() throws {
        let code = WrittenCode(
            """
            struct Screens<D: Films> where D: Songs, D: Sendable {
                let deps: D
                let box: Box<D>
                func all(_ both: any Films & Songs, _ one: Films?) -> [Any] {
                    [deps.films, deps.songs, deps.1️⃣books, both.films, both.1️⃣books, one.map { $0 } ?? 1, box.value]
                }
            }
            func all<each Element, F: Films, G, H: View & Films>(_ films: F, _ any: G, _ view: H) -> [Any]
            where G: Songs {
                [films.films, films.1️⃣songs, any.songs, any.1️⃣films, view.films, view.songs]
            }
            func same<T, U: Films>(_ first: T, _ second: U) -> [Any] where T == Store, U.Item == Int {
                [first.books, second.books]
            }
            func same<Value: Films>(_ value: Value) -> Value { value }
            func outside(_ box: Screens<Store>) -> [Any] { [same(Store()).books, box.deps.books] }
            func stores(_ store: Store) -> [Any] { [store.films, store.1️⃣songs, store.hashValue] }
            """,
            in: """
                protocol Films { associatedtype Item; var films: Int { get } }
                protocol Songs { var songs: Int { get } }
                struct Box<Value> { let value: Value }
                struct Store: Films, Hashable { typealias Item = Int; let films = 1; let books = 1 }
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("what may be something else is trusted: locals, closures, casts, generic and foreign types")
    func trusted() throws {
        let code = WrittenCode(
            """
            import UIKit

            final class Screen: UIViewController {
                let router: any Router
                let make: (String) -> Router
                init(router: any Router, make: @escaping (String) -> Router) {
                    self.router = router
                    self.make = make
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }

                func show<Value>(_ value: Value, routers: [Router], other: Other<Value>) {
                    for router in [1, 2, 3] { router.advanced(by: 1) }
                    routers.map { router in router.description }
                    make("a").push("a", animated: true)
                    (router as? UIViewController)?.dismiss(animated: true)
                    (value as AnyObject).push()
                    other.value.push()
                    present(self, animated: true)
                    self.dismiss(animated: true)
                    let (router, _) = (UINavigationController(), 1)
                    router.popViewController(animated: true)
                    let task = Task { 1 }
                    task.cancel()
                    let box: Router? = nil
                    box.map { $0 }
                }
            }
            struct Other<Router> { let value: Router }
            """,
            in: Self.router
        )
        #expect(try code.mistakes() == [])
    }

    @Test("memberwise initialisers, with defaults, private properties and builders")
    func memberwise() throws {
        let code = WrittenCode(
            """
            import SwiftUI

            struct Screen: View {
                var body: some View {
                    Card(title: "a", count: 1) { Text("a") }
                    Card(title: "a") { Text("a") }
                    Card(title: "a", count: 1, content: { Text("a") }).padding()
                    1️⃣Card(count: 1) { Text("a") }
                    Hidden(name: "a")
                    Row(id: 1)
                    1️⃣Row(id: 1, title: "a")
                    Row.init(id: 1)
                    Own(own: 1)
                    1️⃣Own(value: 1)
                    1️⃣Secret(code: 1)
                    Extended(value: 1)
                    Extended(text: "a")
                }
            }
            """,
            in: """
                import SwiftUI
                struct Card<Content: View>: View {
                    let title: String
                    var count = 0
                    var icon: String?
                    @ViewBuilder let content: () -> Content
                    @State private var isOpen = false
                    static let limit = 1
                    var body: some View { content() }
                }
                struct Hidden { let name: String; private var cache = 1; let fixed = 2; lazy var slow = 3; var twice: Int { 2 } }
                struct Row: Identifiable { let id: Int; var title: String { "" } }
                struct Own { let value: Int; init(own: Int) { value = own } }
                struct Secret { private let code: Int }
                struct Extended { let value: Int }
                extension Extended { init(text: String) { value = 1 } }
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("initialisers that are inherited, of protocols' extensions, of raw values and of coding")
    func inherited() throws {
        let code = WrittenCode(
            """
            import Foundation

            func all(decoder: Decoder) throws {
                Child(name: "a")
                Child(title: "a")
                1️⃣Child()
                Designated(count: 1)
                1️⃣Designated(name: "a")
                Bare()
                1️⃣Bare(name: "a")
                Made(made: 1)
                Tone(rawValue: "a")
                1️⃣Tone(value: "a")
                try Coded(from: decoder)
                Coded(id: 1)
                Macro(anything: 1)
                Screen(anything: 1)
                1️⃣Alias(anything: 1)
            }
            final class Sub: Parent {
                init() { super.1️⃣init(label: "a") }
            }
            final class Other: Parent {
                init() { super.init(name: "a") }
            }
            """,
            in: """
                import UIKit
                class Parent { init(name: String) {}; convenience init(title: String) { self.init(name: title) } }
                class Child: Parent {}
                class Designated: Parent { init(count: Int) { super.init(name: "") } }
                final class Bare { var name = "" }
                protocol Making {}
                extension Making { init(made: Int) { fatalError() } }
                struct Made: Making { init() {} }
                enum Tone: String { case low }
                struct Coded: Codable { let id: Int }
                @Generated struct Macro {}
                class Screen: UIViewController {}
                typealias Alias = Bare
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("enum cases and static members, also where the type is clear from the place")
    func cases() throws {
        let code = WrittenCode(
            """
            struct Setup {
                let bar: Bar = .compact
                let other: Bar = .1️⃣regular
                var optional: Bar? = .none
                let all = Bar.allCases
                let one = Bar.1️⃣huge
                let error = Load.failed(message: "a")
                let wrong = Load.1️⃣failed("a")
                let style = Style(bar: .large)
                let none = Style(bar: .1️⃣default)
                let load: Load = .1️⃣failed(text: "a")
                let shared = Bar.standard
                let made = Bar.make(2)
                let inner = Load.Step(number: 1)
                let method = Style.bold
                let type = Style.self

                func name(_ load: Load) -> String {
                    switch load {
                    case Load.failed(let text): text
                    case .loading: ""
                    }
                }

                func isFailed(_ load: Load) -> Bool {
                    if case Load.failed(let text) = load { return text.isEmpty }
                    return Builder().bar(.compact).bar(.1️⃣plain).isFailed
                }
            }
            """,
            in: """
                enum Bar: String, CaseIterable {
                    case large, compact
                    static let standard = Bar.large
                    static func make(_ count: Int) -> Bar { .large }
                }
                enum Load {
                    case loading
                    case failed(message: String)
                    struct Step { let number: Int }
                }
                struct Style { let bar: Bar; func bold() {} }
                struct Builder {
                    var isFailed = false
                    func bar(_ bar: Bar) -> Builder { self }
                }
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("operators, subscripts, autoclosures, nested types and conditional code are read right")
    func lookalikes() throws {
        let code = WrittenCode(
            """
            struct Use {
                let list: List
                let stub: ((Int) -> Void)?
                func run() {
                    stub?(1)
                    self.stub!(1)
                    list[1].go()
                    list["a", default: 1]
                    check(1 == 2, "a")
                    list.check(true)
                    Log.debug("a", category: .network)
                    #if DEBUG
                    Log.trace()
                    #endif
                    Outer.Item(id: 1)
                    Item(name: "a")
                    list + list
                    list.callback("a")
                    Store<Int>(value: 1).save()
                }
                func check(_ condition: @autoclosure () -> Bool, _ text: String = "") {}
            }
            """,
            in: """
                struct List {
                    subscript(index: Int) -> Item { Item(name: "") }
                    subscript(name: String, default value: Int) -> Int { 1 }
                    static func + (left: List, right: List) -> List { left }
                    func check(_ isGood: Bool, file: StaticString = #file, line: UInt = #line) {}
                    let callback: (String) -> Void
                }
                struct Item { let name: String; func go() {} }
                enum Outer { struct Item { let id: Int } }
                enum Log {
                    enum Category { case network }
                    static func debug(_ text: String, category: Category) {}
                    #if DEBUG
                    static func trace() {}
                    #else
                    static func trace(_ text: String) {}
                    #endif
                }
                struct Store<Value> { let value: Value }
                extension Store where Value == Int { func save() {} }
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("the message has both positions, and says what to do")
    func message() throws {
        let code = WrittenCode(
            "func show(router: Router) { router.push(\"a\") }\n",
            in: Self.router
        )
        let problem = try #require(code.problems().first)
        #expect(
            problem.description
                == """
                Written.swift:1:36: error: "push(_:)" does not fit "push(_:animated:)" of protocol "Router" (App.swift:2:10); \
                give it the labels of the declaration, or the declaration a default
                """
        )
    }

    @Test("a value of another type is not returned")
    func returned() throws {
        let code = WrittenCode(
            """
            struct Reel {
                let poster: Poster
                let cover: Cover
                func made() -> Poster { 1️⃣cover }
                func kept() -> Poster { poster }
                func chosen(_ isNew: Bool) -> Poster {
                    if isNew { return 2️⃣cover }
                    return poster
                }
                func maybe() -> Poster? { poster }
                func shown() -> any Shown { cover }
                func all() -> [Poster] { [1].map { _ in return poster } }
                var first: Poster {
                    get { poster }
                    set { _ = newValue }
                }
                func run() -> Poster {
                    let names = [1].map { _ -> Cover in return cover }
                    var other: Cover? {
                        if names.isEmpty { return cover }
                        return nil
                    }
                    func last() -> Cover { cover }
                    return poster
                }
            }
            """,
            in: """
                protocol Shown {}
                final class Poster {}
                final class Cover: Shown {}
                """
        )
        #expect(try code.mistakes() == [])
    }

    @Test("only what the change set adds to a file of the app is checked")
    func edits() throws {
        let standing = Self.router + "\nfunc old(router: Router) { router.push() }\n"
        let code = WrittenCode(
            standing + "func new(router: Router) { router.1️⃣push() }\n",
            at: "App.swift",
            in: ["App.swift": standing]
        )
        #expect(try code.mistakes() == [])
    }

    @Test("code without a name is looked through as far as it goes")
    func withoutName() throws {
        #expect(try WrittenCode("struct A { static let  func f() {} }", in: Self.router).mistakes() == [])
    }
}

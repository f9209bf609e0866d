import TestSupport
import Testing

/// Swift files that are broken, by accident or on purpose.
@Suite("Hostile sources", .slow, .needsExecutable)
struct HostileSourceTests {
    private static func deep(_ opening: String, _ count: Int, _ closing: String = "") -> String {
        String(repeating: opening, count: count) + String(repeating: closing, count: count)
    }

    static let hazards = [
        Hazard(swift: "brackets in brackets", "struct A { let a = \(deep("[", 200_000, "]")) }"),
        Hazard(swift: "closures in calls that never end", "func f() { \(deep("{(", 100_000))"),
        Hazard(swift: "types in types that never end", deep("struct A {", 50_000)),
        Hazard(swift: "ifs in ifs", "struct X: View { var body: some View { \(deep("if a { ", 20_000))"),
        Hazard(
            swift: "a chain of else ifs",
            "struct X: View { var body: some View { if a {} \(deep("else if a {} ", 20_000)) } }"
        ),
        Hazard(swift: "a chain of conditions", "struct X { let a = \(deep("b ? c : ", 30_000))d }"),
        Hazard(swift: "a chain of calls", "struct X { let a = b\(deep(".c()", 50_000)) }"),
        Hazard(swift: "a sum of many", "struct X { let a = b\(deep(" + c", 50_000)) }"),
        Hazard(swift: "interpolations in interpolations", "struct X { let a = \(deep("\"\\(", 20_000)) }"),
        Hazard(swift: "comments in comments", deep("/*", 100_000)),
        Hazard(swift: "generic arguments in generic arguments", "struct X: \(deep("A<", 50_000)) {}"),
        Hazard(
            swift: "prefix operators",
            "enum XRoute: Route { static func parse(_ a: [String]) -> Self? { switch \(deep("!", 50_000))a {} } }"
        ),
        Hazard(
            swift: "patterns in patterns",
            "enum XRoute: Route { static func parse(_ a: [String]) -> Self? { switch a { case \(deep(".a(", 30_000)) } } }"
        ),
        Hazard(swift: "conditional compilation without end", deep("#if A\n", 30_000)),
        Hazard(swift: "attributes without end", deep("@A(", 50_000)),
        Hazard(
            swift: "a line of megabytes",
            "struct A { let a = [\((0..<300_000).map(String.init).joined(separator: ", "))] }"
        ),
        Hazard(swift: "a name of a megabyte", "struct \(deep("A", 1_000_000)) {}"),
        Hazard(swift: "many declarations", (0..<20_000).map { "struct A\($0) { let b: Int }\n" }.joined()),
        Hazard(
            swift: "numbers that no integer holds",
            """
            enum XRoute: Route {
                case a
                static func parse(_ c: [String]) -> Self? {
                    guard c.count >= 99999999999999999999999999 else { return nil }
                    switch c.count {
                    case 9223372036854775807: return c[9223372036854775807] == "x" ? .a : nil
                    case -9223372036854775808: return c.dropFirst(9223372036854775807).first == nil ? .a : nil
                    default: return c[c.count - 9223372036854775807] == "" ? .a : c[-1] == "" ? .a : nil
                    }
                }
            }
            """
        ),
        Hazard(
            swift: "types that are each other's base",
            """
            class A: B {}
            class B: C {}
            class C: A {}
            protocol P: Q {}
            protocol Q: P {}
            typealias X = Y
            typealias Y = X
            class OrdersCoordinator: OrdersCoordinator { let orders: OrdersCoordinator }
            """
        ),
        Hazard(
            swift: "functions that call each other without end",
            """
            enum XRoute: Route {
                static func parse(_ c: [String]) -> Self? { other(c) ?? Self.parse(c) }
                static func other(_ c: [String]) -> Self? { parse(c.dropFirst().map { $0 }) }
            }
            """
        ),
        Hazard("NUL in the middle", in: "App/Strange.swift", bytes: Array("struct A {\0 let b = \"\0\"\0}\0".utf8)),
        Hazard(
            "bytes that are no UTF-8",
            in: "App/Strange.swift",
            bytes: Array("struct A".utf8) + [0xFF] + Array(" { let b".utf8) + [0xC3] + Array(" = \"".utf8) + [
                0xF4, 0x90,
            ]
        ),
        Hazard(
            "bytes that are no UTF-8 where an entry goes",
            in: "App/AppRoute.swift",
            bytes: Array("enum AppRoute {\n    case h".utf8) + [0xFF, 0x0A, 0x7D, 0x0A]
        ),
        Hazard(
            "UTF-16",
            in: "App/Strange.swift",
            bytes: [0xFF, 0xFE] + "struct A {}\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        ),
        Hazard(
            swift: "two versions, as a merge leaves them",
            "<<<<<<< ours\nstruct A {\n=======\nclass A {\n>>>>>>> theirs\n}\n"
        ),
        Hazard(
            "a file where an entry goes that ends in the middle",
            in: "App/AppRoute.swift",
            "enum AppRoute {\n    case home\n    case other("
        ),
        Hazard("a file where an entry goes, twice", in: "App/Other.swift", "enum AppRoute {\n    case home\n}\n"),
        Hazard(
            "a file where an entry goes, deep",
            in: "App/AppRoute.swift",
            "enum AppRoute { case home; static let a = \(deep("[", 100_000, "]")) }"
        ),
    ]

    @Test("are read, or refused with a word", arguments: hazards)
    func hostile(hazard: Hazard) throws {
        try hazard.meet()
    }
}

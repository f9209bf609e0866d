import Testing

@testable import SwiftEdits

struct ArrayElementEditTests {
    @Test(
        "an element goes to the end of an array, and the commas stay as they are kept",
        arguments: [
            ("[a]", "[a, b]"), ("[a,]", "[a, b,]"), ("[]", "[b]"), ("[ ]", "[b]"), ("[\n    ]", "[\n        b\n    ]"),
            ("[\n        a\n    ]", "[\n        a,\n        b\n    ]"),
            ("[\n        a,\n    ]", "[\n        a,\n        b,\n    ]"),
            ("[\n        a  // one\n    ]", "[\n        a,  // one\n        b\n    ]"),
            ("[\n        a,  // one\n    ]", "[\n        a,  // one\n        b,\n    ]"),
            ("[a,\n     c]", "[a,\n     c,\n     b]"),
            ("[/* none */]", "[/* none */ b]"),
        ]
    )
    func end(before: String, result: String) throws {
        try expect(
            .arrayElement,
            in: "struct A, let list",
            adds: "b",
            sorted: false,
            to: "struct A {\n    let list: [B] = \(before)\n}\n",
            giving: "struct A {\n    let list: [B] = \(result)\n}\n"
        )
    }

    @Test(
        "behind the one element in the line of the bracket, an element stands below it as the others do",
        arguments: [
            ("[a,\n     c]", "[a,\n     b,\n     c]"), ("[a,  // one\n     c]", "[a,  // one\n     b,\n     c]"),
            ("[a, c,\n     d]", "[a, b, c,\n     d]"), ("[a, c]", "[a, b, c]"),
        ]
    )
    func aligned(before: String, result: String) throws {
        try expect(
            .arrayElement,
            in: "let list",
            adds: "b",
            sorted: true,
            to: "let list = \(before)\n",
            giving: "let list = \(result)\n"
        )
    }

    @Test("a sorted array stays sorted")
    func sorted() throws {
        try expect(
            .arrayElement,
            in: "func load, let modules",
            adds: "FavoritesAssembly()",
            to:
                "func load() {\n  let modules: [Assembly] = [\n    AuthAssembly(),\n    HomeAssembly(),\n    SplashAssembly(),\n  ]\n}\n",
            giving:
                "func load() {\n  let modules: [Assembly] = [\n    AuthAssembly(),\n    FavoritesAssembly(),\n    HomeAssembly(),\n    SplashAssembly(),\n  ]\n}\n"
        )
        try expect(
            .arrayElement,
            in: "let list",
            adds: "a",
            sorted: true,
            to: "let list = [\n\tb,\n\tc\n]",
            giving: "let list = [\n\ta,\n\tb,\n\tc\n]"
        )
        try expect(
            .arrayElement,
            in: "let list",
            adds: "a",
            sorted: true,
            to: "let list = [b, c]",
            giving: "let list = [a, b, c]"
        )
    }

    @Test("an element that is there in another layout, or with its type, is there")
    func there() throws {
        try expectThere(.arrayElement, in: "let list", "A(x: 1)", in: "let list = [ A(\n  x : 1,\n) ]")
        for text in ["orders", ".orders", "Self.orders", "Tab.orders"] {
            try expectThere(.arrayElement, in: "let list", "orders", in: "let list: [Tab] = [.home, \(text)]")
            try expectThere(.arrayElement, in: "let list", ".orders", in: "let list: [Tab] = [.home, \(text)]")
        }
        try expect(
            .arrayElement,
            in: "let list",
            adds: "Tab.orders",
            sorted: false,
            to: "let list = [Route.orders]",
            giving: "let list = [Route.orders, Tab.orders]"
        )
    }

    @Test("the array that is assigned is found by what it is assigned to")
    func assignment() throws {
        try expect(
            .arrayElement,
            in: "func start, assignment tabs.viewControllers",
            adds: "c",
            to: "func start() {\n    other = [a]\n    tabs.viewControllers = [a, b]\n}",
            giving: "func start() {\n    other = [a]\n    tabs.viewControllers = [a, b, c]\n}"
        )
    }

    @Test("an array within an array does not count, two beside each other do, a type is none")
    func several() throws {
        try expect(.arrayElement, in: "let list", adds: "[2]", to: "let list = [[1]]", giving: "let list = [[1], [2]]")
        #expect(
            try failure(.arrayElement, in: "let list", "3", in: "let list = [1] + [2]").reason
                == .ambiguous(step: "array", lines: [1, 1])
        )
        #expect(
            try failure(.arrayElement, in: "let list", "3", in: "let list = [Int]()").message
                == "there is no \"array\" in \"let list\""
        )
    }
}

struct ArgumentEditTests {
    @Test("an argument goes to the end of a call, or behind the one that is named")
    func argument() throws {
        try expect(.argument, in: "let a, call A", adds: "c: 3", to: "let a = A(b: 2)", giving: "let a = A(b: 2, c: 3)")
        try expect(.argument, in: "let a, call A", adds: "c: 3", to: "let a = A()", giving: "let a = A(c: 3)")
        try expect(.argument, in: "let a, call A", adds: "c: 3", to: "let a = A { 1 }", giving: "let a = A(c: 3) { 1 }")
        try expect(
            .argument,
            in: "let a, call A",
            adds: "c: 3",
            after: "b",
            to: "let a = A(\n    b: 2,\n    d: 4\n)",
            giving: "let a = A(\n    b: 2,\n    c: 3,\n    d: 4\n)"
        )
        try expectThere(.argument, in: "let a, call A", "c: 3", in: "let a = A(c: other)")
    }

    @Test("a parameter goes to the end, or behind the one that is named")
    func parameter() throws {
        try expect(
            .parameter,
            in: "struct A, init",
            adds: "c: Int = 3",
            to: "struct A {\n    init(b: Int) {}\n}",
            giving: "struct A {\n    init(b: Int, c: Int = 3) {}\n}"
        )
        try expect(
            .parameter,
            in: "struct A, func go",
            adds: "c: Int",
            after: "b",
            to: "struct A {\n    func go(\n        a b: Int,\n        d: Int\n    ) {}\n}",
            giving: "struct A {\n    func go(\n        a b: Int,\n        c: Int,\n        d: Int\n    ) {}\n}"
        )
        try expectThere(.parameter, in: "struct A, init", "c: Int", in: "struct A { init(c: String) {} }")
    }

    @Test(
        "a conformance joins the inheritance clause",
        arguments: [
            ("class A {}", "class A: P {}"), ("class A: B {}", "class A: B, P {}"),
            ("class A<T> where T: B {}", "class A<T>: P where T: B {}"),
            ("class A:\n    B,\n    C\n{}", "class A:\n    B,\n    C,\n    P\n{}"),
        ]
    )
    func conformance(before: String, result: String) throws {
        try expect(.conformance, in: "class A", adds: "P", to: before, giving: result)
    }

    @Test(
        "a conformance that an extension states, or a composition holds, is there",
        arguments: ["class A {}\nextension A: P {}", "class A: B & P {}", "class A: @preconcurrency P {}"]
    )
    func conformanceThere(source: String) throws {
        try expectThere(.conformance, in: "class A", "P", in: source)
    }
}

struct ImportEditTests {
    @Test(
        "an import goes where the order of the others says",
        arguments: [
            (
                "import Combine\nimport UIKit\n\nlet a = 1\n",
                "import Combine\nimport Favorites\nimport UIKit\n\nlet a = 1\n"
            ),
            ("import UIKit // views\nlet a = 1", "import Favorites\nimport UIKit // views\nlet a = 1"),
            ("import UIKit\nimport Combine\n", "import UIKit\nimport Combine\nimport Favorites\n"),
            ("import Combine\r\n\r\nlet a = 1", "import Combine\r\nimport Favorites\r\n\r\nlet a = 1"),
            ("import Combine", "import Combine\nimport Favorites"),
            (
                "#if canImport(UIKit)\nimport UIKit\n#endif\n",
                "import Favorites\n\n#if canImport(UIKit)\nimport UIKit\n#endif\n"
            ),
            (
                "//\n//  A.swift\n//\n\n/// What A is.\nstruct A {}\n",
                "//\n//  A.swift\n//\n\nimport Favorites\n\n/// What A is.\nstruct A {}\n"
            ),
            (
                "// A.swift\n\n// MARK: - A\n\n/// What A is.\nstruct A {}\n",
                "// A.swift\n\nimport Favorites\n\n// MARK: - A\n\n/// What A is.\nstruct A {}\n"
            ),
            ("// MARK: - A\r\n\r\nstruct A {}\r\n", "import Favorites\r\n\r\n// MARK: - A\r\n\r\nstruct A {}\r\n"),
            ("struct A {}\n", "import Favorites\n\nstruct A {}\n"), ("", "import Favorites\n"),
            ("import XCTest\n\n@testable import App\n", "import Favorites\nimport XCTest\n\n@testable import App\n"),
        ]
    )
    func place(before: String, result: String) throws {
        try expect(.import, adds: "Favorites", to: before, giving: result)
    }

    @Test("a testable import stands below the others, apart")
    func testable() throws {
        try expect(
            .import,
            adds: "@testable import App",
            to: "import XCTest\n\nclass A {}\n",
            giving: "import XCTest\n\n@testable import App\n\nclass A {}\n"
        )
    }

    @Test(
        "an import that is there, testable or not, is there; one of a single type is not",
        arguments: [
            "import Favorites", "@testable import Favorites", "public  import  Favorites",
        ]
    )
    func there(source: String) throws {
        try expectThere(.import, "import Favorites", in: source)
        try expect(
            .import,
            adds: "import Favorites",
            to: "import struct Favorites.A\n",
            giving: "import Favorites\nimport struct Favorites.A\n"
        )
    }
}

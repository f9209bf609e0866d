import Testing

@testable import ModulePlanning

struct SwiftTidyTests {
    @Test("blank lines are never two in a row, nor beside a brace, and spaces at a line's end go")
    func blankLines() {
        let rendered = "import A  \n\n\nstruct B {\n\n    let c = 1\n\n\n    let d = 2\n\n}\n\n\n"
        #expect(SwiftTidy().tidy(rendered) == "import A\n\nstruct B {\n    let c = 1\n\n    let d = 2\n}\n")
    }

    @Test("a long line is folded at its outermost bracket, one element a line")
    func folding() {
        let line = "    func show(first: String, second: [Int: String]) -> Screen {"
        let expected = """
                func show(
                    first: String,
                    second: [Int: String]
                ) -> Screen {

            """
        #expect(SwiftTidy(width: 40).tidy(line) == expected)
    }

    @Test("commas in strings and closures do not part elements")
    func strings() {
        let line = "let value = make(text: \"a, (b\\(c(1, 2)), \", handler: { a, b in a })"
        #expect(
            SwiftTidy(width: 30).tidy(line)
                == "let value = make(\n    text: \"a, (b\\(c(1, 2)), \",\n    handler: { a, b in a }\n)\n"
        )
    }

    @Test("a folded collection ends in a comma, a subscript does not")
    func collections() {
        #expect(
            SwiftTidy(width: 20).tidy("let all = [first, second, third]")
                == "let all = [\n    first,\n    second,\n    third,\n]\n"
        )
        #expect(SwiftTidy(width: 12).tidy("let all = [first]") == "let all = [\n    first\n]\n")
        #expect(SwiftTidy(width: 20).tidy("values[someLongIndexName] = 1") == "values[\n    someLongIndexName\n] = 1\n")
    }

    @Test("a list at the end of a line has room for a last comma")
    func roomForComma() {
        let list = "let all = [one, two]"
        #expect(SwiftTidy(width: 20).tidy(list) == "let all = [\n    one,\n    two,\n]\n")
        #expect(SwiftTidy(width: 21).tidy(list) == list + "\n")
        #expect(SwiftTidy(width: 20).tidy("show(one, [two, in])") == "show(\n    one,\n    [two, in]\n)\n")
        for line in ["let all = values[one]", "let all: [Int: Value]", "let all = [one, two].a"] {
            #expect(SwiftTidy(width: line.count).tidy(line) == line + "\n")
        }
    }

    @Test("a type that inherits much is folded after the commas, with its brace below")
    func inheritance() {
        #expect(
            SwiftTidy(width: 20).tidy("final class Screen: Base<Model>, Shown, Named {\n}")
                == "final class Screen: Base<Model>,\n    Shown,\n    Named\n{\n}\n"
        )
        #expect(SwiftTidy(width: 20).tidy("if condition, otherCondition {\n}") == "if condition, otherCondition {\n}\n")
    }

    @Test("a line of a hundred thousand texts is folded in one pass")
    func manyTexts() {
        let texts = Array(repeating: "\"a, b\"", count: 100_000)
        var folded = ""
        // Measured here, as a time limit counts what the test waits for others.
        let time = ContinuousClock().measure {
            folded = SwiftTidy(width: 20).tidy("show(" + texts.joined(separator: ", ") + ")")
        }
        #expect(folded == "show(\n    " + texts.joined(separator: ",\n    ") + "\n)\n")
        #expect(time < .seconds(60))
    }

    @Test("imports that stand together are in the order of the alphabet")
    func imports() {
        #expect(
            SwiftTidy().tidy("import Splash\nimport Common\n\n@testable import Demo\nimport B\nimport A\nlet a = 1")
                == "import Common\nimport Splash\n\n@testable import Demo\nimport A\nimport B\nlet a = 1\n"
        )
        #expect(SwiftTidy().tidy("import B\nimport A") == "import A\nimport B\n")
    }

    @Test("comments are left as they are")
    func comments() {
        let line = "// a comment that is long (with, brackets)\n"
        #expect(SwiftTidy(width: 20).tidy(line) == line)
    }
}

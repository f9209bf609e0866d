import ScaffoldLint
import Testing

@Suite("Disable comments")
struct SuppressionTests {
    private func lines(_ source: String) throws -> [String] {
        try SmallApp(["A.swift": source]).lint().lines
    }

    private let found = "error: vc.weak-coordinator"
    private let superfluous = "warning: suppression.superfluous"

    @Test("The next line, the same line, or all down to the end of a region")
    func forms() throws {
        let before = "class CartFlowCoordinator {}\nclass CartViewController: UIViewController {\n"
        let property = "    var coordinator: CartFlowCoordinator?"
        for body in [
            "    // scaffold:disable:next vc.weak-coordinator -- owned elsewhere\n\(property)\n",
            "\(property) // scaffold:disable:this vc.weak-coordinator\n",
            "// scaffold:disable vc.weak-coordinator\n\n\(property)\n",
            "// scaffold:disable vc.base, vc.weak-coordinator\n\(property)\n// scaffold:enable\n",
        ] {
            let lines = try lines(before + body + "}\n")
            #expect(!lines.contains { $0.hasSuffix(found) }, "\(body)")
        }
    }

    @Test("The next line goes down to the name of the declaration that begins on it")
    func attributes() throws {
        let source = """
            class CartViewModel { @Published var a = 1 }
            // scaffold:disable:next vc.base, vc.bind, vm.input-protocol
            @MainActor
            final class CartViewController: UIViewController { let viewModel: CartViewModel }
            """
        #expect(!(try lines(source)).contains { $0.contains("vc.base") || $0.contains("vc.bind") })
    }

    @Test("A comment that disables nothing is found, and so is one that names no rule that there is")
    func nothing() throws {
        #expect(
            try lines("// scaffold:disable:next vc.base -- was needed once\nlet a = 1\n") == [
                "A.swift:1: \(superfluous)"
            ]
        )
        #expect(try lines("let a = 1 // scaffold:disable:this vc.bass\n") == ["A.swift:1: \(superfluous)"])
    }

    @Test(
        "It says what is wrong with the comment, and what would be right",
        arguments: [
            ("// scaffold:disable:next vc.bass\n", "there is no rule \"vc.bass\"; did you mean \"vc.base\"?"),
            (
                "// scaffold:disable:next entirely.unlike\n",
                "there is no rule \"entirely.unlike\"; scaffold explain lists the rules"
            ),
            (
                "// scaffold:disable:nxt vc.base\n",
                "\"scaffold:disable:nxt\" disables nothing; did you mean \"scaffold:disable:next\"?"
            ),
            ("// scaffold:disable -- all of it\n", "the comment names no rule"),
            ("// scaffold:disable vc.base\n", "nothing is found here that \"vc.base\" would disable"),
        ]
    )
    func words(_ comment: String, message: String) throws {
        let findings = try SmallApp(["A.swift": comment + "let a = 1\n"]).lint().findings
        #expect(findings.map(\.message) == [message])
    }

    @Test("What is disabled ends where it is enabled")
    func end() throws {
        let source = """
            class CartFlowCoordinator {}
            class CartViewController: UIViewController {
            // scaffold:disable vc.weak-coordinator
                var first: CartFlowCoordinator?
            // scaffold:enable vc.weak-coordinator
                var second: CartFlowCoordinator?
            }
            """
        #expect(try lines(source) == ["A.swift:6: \(found)"])
    }

    @Test("In a string it is no comment")
    func strings() throws {
        #expect(try lines("let a = \"// scaffold:disable vc.base\"\n") == [])
    }
}

/// The test cases in some sources, which XCTest must be told of where there is no Objective-C runtime to ask.
struct XCTestCases {
    private var methods: [(type: String, name: String)] = []

    /// Finds classes that inherit `XCTestCase`, and the methods after each whose names begin with `test`.
    init(in sources: [String]) {
        for source in sources {
            var type: String?
            for line in source.split(separator: "\n") {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
                if let index = words.firstIndex(of: "class"), index + 1 < words.count, line.contains("XCTestCase") {
                    type = words[index + 1]
                }
                guard let type, let index = words.firstIndex(of: "func"), index + 1 < words.count,
                    words[index + 1].hasPrefix("test"), line.contains("()")
                else { continue }
                methods.append((type, words[index + 1]))
            }
        }
    }

    var isEmpty: Bool { methods.isEmpty }

    /// A program that runs the tests.
    func entryPoint(modules: [String]) -> String {
        var seen: Set<String> = []
        let types = methods.map(\.type).filter { seen.insert($0).inserted }
        let cases = types.map { type in
            let entries = methods.filter { $0.type == type }.map { method in
                """
                ("\(method.name)", asyncTest { (test: \(type)) in { try await test.\(method.name)() } })
                """
            }
            return "testCase([\(entries.joined(separator: ", "))] as [(String, (\(type)) -> () throws -> Void)])"
        }
        return """
            \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))
            import XCTest

            @main
            enum Runner {
                static func main() {
                    XCTMain([\(cases.joined(separator: ",\n"))])
                }
            }
            """
    }
}

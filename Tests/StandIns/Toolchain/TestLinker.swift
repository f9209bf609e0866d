import Foundation

/// The programs that run some tests: one per testing library.
struct TestPrograms: Sendable {
    var swiftTesting: URL?
    var xctest: URL?
}

/// Links test modules with what they test.
struct TestLinker {
    let swiftc: URL
    let shell: Shell
    let folder: URL

    func programs(of tests: [SourceModule], objects: [URL], library: StandInLibrary) throws -> TestPrograms {
        let texts = try tests.flatMap(\.sources).map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        var programs = TestPrograms()
        if texts.contains(where: { $0.contains("import Testing") }) {
            programs.swiftTesting = try link(
                Self.swiftTestingEntry,
                name: "SwiftTesting",
                objects: objects,
                library: library
            )
        }
        let cases = XCTestCases(in: texts)
        if !cases.isEmpty {
            let entry = cases.entryPoint(modules: tests.map(\.name))
            programs.xctest = try link(entry, name: "XCTestRun", objects: objects, library: library)
        }
        return programs
    }

    private static let swiftTestingEntry = """
        import Testing

        @main
        enum Runner {
            static func main() async {
                await Testing.__swiftPMEntryPoint() as Never
            }
        }
        """

    private func link(_ entry: String, name: String, objects: [URL], library: StandInLibrary) throws -> URL {
        let source = folder.appendingPathComponent("\(name).swift")
        try Data(entry.utf8).write(to: source)
        let program = folder.appendingPathComponent(name)
        var flags = ["-module-name", "\(name)Main", "-parse-as-library", "-Onone", "-suppress-warnings"]
        flags += ["-swift-version", "5", "-I", folder.path, "-o", program.path, source.path]
        flags += library.compileFlags + library.linkFlags + objects.map(\.path)
        let result = try shell.run(swiftc, flags)
        guard result.status == 0 else { throw ToolchainError("the tests cannot be linked:\n\(result.output)") }
        return program
    }
}

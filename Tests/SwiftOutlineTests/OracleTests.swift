import Foundation
import TestSupport
import Testing

/// Holds the reader to the compiler's own: builds the oracle beside the toolchain's SwiftSyntax, and runs it.
@Suite("The oracle", .serialized)
struct OracleTests {
    private static let package = Repository.root.appendingPathComponent("Tests/Oracle")

    @Test(
        "finds no difference between the outline and SwiftSyntax",
        .slow,
        .enabled(if: ToolchainSyntax.libraries != nil, "the toolchain has no SwiftSyntax beside its compiler")
    )
    func agrees() throws {
        let libraries = try #require(ToolchainSyntax.libraries)
        let environment = ["SCAFFOLD_SWIFT_HOST_LIBRARIES": libraries.path]
        let build = try Program.run(
            ["swift", "build", "--package-path", Self.package.path, "--product", "oracle"],
            environment: environment
        )
        try #require(build.status == 0, "the oracle does not build:\n\(build.output)")
        let binary = Self.package.appendingPathComponent(".build/debug/oracle").path

        let folders = ["Sources", "Tests", "Plugins", "Examples"].map {
            Repository.root.appendingPathComponent($0).path
        }
        let own = try Program.run([binary, "--show", "20"] + folders, environment: environment)
        print(own.output)
        #expect(own.status == 0, "\(own.output)")
        #expect(own.output.contains("\n0 differences"))

        let interfaces = libraries.deletingLastPathComponent().path
        let sample = try Program.run(
            [binary, "--show", "20", "--limit-bytes", "1000000", interfaces],
            environment: environment
        )
        print(sample.output)
        #expect(sample.status == 0, "\(sample.output)")
        #expect(!sample.output.contains("\n0 files,"))
    }
}

/// Where the toolchain keeps its SwiftSyntax.
private enum ToolchainSyntax {
    /// The folder of the libraries, if the toolchain has them.
    static let libraries: URL? = {
        var tools = SearchPath.folders.map { URL(fileURLWithPath: $0).appendingPathComponent("swift") }
        if let found = try? Program.run(["xcrun", "--find", "swift"]), found.status == 0 {
            tools.insert(URL(fileURLWithPath: found.output.trimmingCharacters(in: .whitespacesAndNewlines)), at: 0)
        }
        for tool in tools {
            let library = tool.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("lib/swift/host")
            let module = library.appendingPathComponent("SwiftSyntax.swiftmodule").path
            if FileManager.default.fileExists(atPath: module) { return library }
        }
        return nil
    }()
}

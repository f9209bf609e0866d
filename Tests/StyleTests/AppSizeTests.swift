import Foundation
import Styles
import TestSupport
import Testing

/// What grows with an app stays readable when it has many modules.
struct AppSizeTests {
    private static let names = ["alpha", "bravo", "delta", "gamma", "kappa", "lambda", "omega", "sigma"].map {
        $0 + "(list)"
    }

    @Test(
        "no source of an app grows by more than six lines with a module",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func growth(style: String) throws {
        let first = try sources(of: style, with: Array(Self.names.prefix(1)))
        let all = try sources(of: style, with: Self.names)
        for (path, lines) in first {
            let growth = try #require(all[path]) - lines
            #expect(growth <= 6 * (Self.names.count - 1), "\(path)")
        }
    }

    /// The numbers of lines of the app's sources, by their paths.
    private func sources(of style: String, with modules: [String]) throws -> [String: Int] {
        let folder = TemporaryFolder(named: "Demo")
        try NewApps.shared.copy(style, modules, to: folder.url)
        return TemporaryFolder.files(in: folder.url)
            .filter { path, _ in path.hasSuffix(".swift") && !path.hasPrefix("Tests/") }
            .mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false).count }
    }
}

import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// Rules that most of the app's modules break: lint says so once, and `init` writes it down.
@Suite("Habits of a team")
struct HabitTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    /// Writes modules whose coordinators have no container; `leaks` of them hold their coordinator strongly.
    private func write(_ modules: [String], leaks: Int = 0) throws {
        let base = """
            import UIKit
            class BaseCoordinator {
                let navigationController = UINavigationController()
                func start() {}
            }

            """
        try folder.write(base, to: "App/Base/BaseCoordinator.swift")
        for (index, module) in modules.enumerated() {
            let weak = index < leaks ? "" : "weak "
            try folder.write(
                """
                import UIKit

                final class \(module)ViewModel {}
                final class \(module)ViewController: UIViewController {
                    \(weak)var coordinator: \(module)Coordinator?
                }
                final class \(module)DIContainer {
                    func makeViewController() -> \(module)ViewController { \(module)ViewController() }
                }
                final class \(module)Coordinator: BaseCoordinator {}

                """,
                to: "App/Modules/\(module)/\(module).swift"
            )
        }
    }

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--style", "uikit-mvvmc", "--output", folder.path("App")], styles: Self.library)
    }

    private func findings(_ rule: String, _ run: CommandRun) throws -> Int {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        return findings.count { $0["rule"] as? String == rule }
    }

    private static let six = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"]

    @Test("what most of at least five modules break is one line with the setting, and each finding with --all")
    func habit() throws {
        try write(Self.six)
        let text = run("lint").output
        #expect(text.contains("habit: 6 of 6 modules break this (6 findings): "))
        #expect(text.contains("lint: { rules: { coordinator.container: off } }"))
        #expect(try findings("coordinator.container", run("lint", "--json")) == 0)
        #expect(try findings("coordinator.container", run("lint", "--json", "--all")) == 6)
        #expect(!run("lint", "--all").output.contains("habit: "))
    }

    @Test("four modules make no habit")
    func fewModules() throws {
        try write(Array(Self.six.prefix(4)))
        #expect(try findings("coordinator.container", run("lint", "--json")) == 4)
    }

    @Test("a leak is no habit, however many modules have it")
    func leaks() throws {
        try write(Self.six, leaks: 6)
        #expect(try findings("vc.weak-coordinator", run("lint", "--json")) == 6)
        #expect(run("lint").code == .findings)
    }

    @Test("--fix leaves habits alone, and a baseline keeps their findings")
    func fixing() throws {
        try write(Self.six)
        let baseline = folder.path("baseline.json")
        #expect(run("lint", "--write-baseline", baseline).code == .done)
        let before = try #require(folder.text("baseline.json"))
        #expect(before.contains("coordinator.container"))
        #expect(!run("lint", "--baseline", baseline).output.contains("habit: "))
        #expect(folder.text("baseline.json") == before)
    }

    @Test("init writes the settings with the counts, and lint is silent from then on")
    func configuration() throws {
        try write(Self.six)
        #expect(run("init").code == .done)
        let text = try #require(folder.text("App/.scaffold.yml"))
        #expect(text.contains("lint:\n  rules:\n"))
        let line = try #require(text.split(separator: "\n").first { $0.contains("coordinator.container") })
        #expect(line.hasPrefix("    coordinator.container: off") && line.hasSuffix("# 6 of 6 modules break it"))
        #expect(!run("lint").output.contains("coordinator.container"))
    }
}

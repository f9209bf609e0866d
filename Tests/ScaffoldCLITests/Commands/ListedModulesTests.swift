import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// What a module is has one definition, so every command lists the same ones.
@Suite("The modules that commands list")
struct ListedModulesTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)

    /// The folders of the fixture apps, and of a golden tree a style.
    private static let apps: [String] = library.names.sorted().flatMap { style in
        let folder = Repository.fixtures.appendingPathComponent(style)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let fixtures = names.filter { !$0.contains(".") }.sorted().map { folder.appendingPathComponent($0) }
        let trees = ["list-detail"].map {
            Repository.golden.appendingPathComponent(style).appendingPathComponent($0)
        }
        return (fixtures + trees).map(\.path)
    }

    private func run(_ arguments: String...) -> CommandRun { CommandRun(arguments, styles: Self.library) }

    private func json(_ run: CommandRun) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func names(_ run: CommandRun, _ key: String) throws -> [String] {
        try #require(try json(run)["modules"] as? [[String: Any]]).compactMap { $0[key] as? String }
    }

    @Test(
        "are the same for scaffold, init, checklist, adopt, graph and lint",
        arguments: TestRun.weeklySample(6, of: apps)
    )
    func same(_ source: String) throws {
        let folder = TemporaryFolder()
        try folder.copyFiles(below: source, to: "App")
        let app = folder.path("App")
        let modules = try names(run("--json", "--output", app), "name")
        #expect(!modules.isEmpty)
        let list = modules.joined(separator: ", ")
        let count = modules.count == 1 ? "1 module" : "\(modules.count) modules"
        #expect(run("init", "--dry-run", "--force", "--output", app).errors.contains("note: \(count) found: \(list)\n"))
        #expect(run("adopt", "Zzz", "--dry-run", "--output", app).errors.contains("; found: \(list)\n"))
        #expect(try json(run("graph", "--json", "--output", app))["modules"] as? [String] == modules)
        let lint = try json(run("lint", "--format", "json", app))["summary"] as? [String: Any]
        #expect(lint?["modules"] as? Int == modules.count)
        let checklists = run("checklist", "--json", "--output", app)
        // A module whose declarations tell no spec has no checklist, which a note says.
        let leftOut = modules.filter { checklists.errors.contains("note: \($0): left out") }
        #expect(try (names(checklists, "module") + leftOut).sorted() == modules)
    }

    @Test("have no phantom: not of a convention of names, as DefaultAppSetting, nor of a target")
    func phantoms() throws {
        let folder = TemporaryFolder()
        try folder.write(
            """
            class BaseCoordinator {}
            final class AppDIContainer {}
            protocol AppSettingCoordinator: AnyObject {}
            final class DefaultAppSettingCoordinator: BaseCoordinator, AppSettingCoordinator {}
            protocol AppSettingViewModel {}
            final class DefaultAppSettingViewModel: AppSettingViewModel {}
            final class AppSettingViewController: UIViewController { let viewModel: AppSettingViewModel }
            final class AppSettingDIContainer { let appDIContainer: AppDIContainer }
            """,
            to: "App/AppSetting.swift"
        )
        try folder.write(
            "public protocol PostAPI {}\npublic struct LivePostAPI: PostAPI {}\n",
            to: "App/Sources/PostAPI/PostAPI.swift"
        )
        let app = ["--style", "uikit-mvvmc", "--output", folder.path("App")]
        let graph = try json(CommandRun(["graph", "--json"] + app, styles: Self.library))
        #expect(graph["modules"] as? [String] == ["AppSetting"])
        #expect(
            (graph["nodes"] as? [[String: Any]])?.compactMap { $0["module"] as? String }.contains("DefaultAppSetting")
                == false
        )
        let adopt = CommandRun(["adopt", "Zzz", "--dry-run"] + app, styles: Self.library)
        #expect(adopt.errors.contains("; found: AppSetting\n"))
        let lint = try json(CommandRun(["lint", "--json"] + app, styles: Self.library))["summary"] as? [String: Any]
        #expect(lint?["modules"] as? Int == 1)
    }
}

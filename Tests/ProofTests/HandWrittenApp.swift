import Foundation
import ScaffoldKit
import StandInToolchain
import Testing

/// An app that people wrote, of `Tests/Fixtures`, copied to where it can be changed.
struct HandWrittenApp: Sendable, CustomTestStringConvertible {
    let style: String
    let name: String
    let mode: LanguageMode

    static let all = [
        HandWrittenApp(style: "uikit-mvvmc", name: "Pantry", mode: .swift6),
        HandWrittenApp(style: "uikit-mvvmc", name: "Ledger", mode: .xcode26),
    ]

    var testDescription: String { "\(style), \(name), \(mode.rawValue)" }

    func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let original = Repository.root.appendingPathComponent("Tests/Fixtures/\(style)/\(name)")
        for item in try FileManager.default.contentsOfDirectory(atPath: original.path) {
            try FileManager.default.copyItem(
                at: original.appendingPathComponent(item),
                to: folder.url.appendingPathComponent(item)
            )
        }
        return folder
    }
}

/// Adds modules to an app in a folder, one run after the other, as `scaffold module` does.
struct ModuleRuns {
    let style: Style
    let root: String

    init(style: String, in folder: TemporaryFolder) throws {
        self.style = try GeneratedApp.style(style)
        root = folder.url.path
    }

    @discardableResult
    func add(_ spec: String) throws -> Plan {
        let (spec, problems) = SpecFile(YAMLSource(name: "module.yml", text: spec)).spec()
        guard let spec else { throw problems }
        var tree = try FileTree(root: root)
        let planner = ModulePlanner(style: style, frameworks: GeneratedApp.library.frameworks)
        do {
            let plan = try planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
            _ = try tree.commit()
            return plan
        } catch let error as PlanError {
            throw ProofError(error.lines.joined(separator: "\n"))
        }
    }
}

import AppModel
import BuiltInStyles
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing
import YAMLReader

/// One style with one spec: what the golden trees, the formatter and the compiler are run on.
struct StyleCase: CustomTestStringConvertible, Sendable {
    let style: String
    /// The name of a file in `Tests/Data/Golden/specs`, without `.yml`.
    let spec: String

    var testDescription: String { "\(style), \(spec)" }

    static let library = StyleLibrary(files: BuiltInStyles.files)

    /// Every style with every spec whose options it has.
    static let all: [StyleCase] = library.names.flatMap { style in
        specs.map { StyleCase(style: style, spec: $0) }.filter(\.isOfStyle)
    }

    static let specs: [String] = {
        let folder = Repository.golden.appendingPathComponent("specs").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    }()

    /// Whether the base app belongs to the golden tree; the other trees hold the module alone.
    var keepsApp: Bool { ["list-detail", "minimal", "observable"].contains(spec) }

    private var isOfStyle: Bool {
        let style = try? Self.library.style(Located(self.style, at: SourceMark(source: "--style")))
        return spec != "observable" || style?.manifest.options.contains { $0.values.contains("observable") } == true
    }

    /// Plans the module in a folder, with the base app where there is none, and writes it.
    ///
    /// - Parameter made: Makes another style of the case's own.
    @discardableResult
    func generate(in folder: URL, by made: (Style) throws -> Style = { $0 }) throws -> ChangeSet {
        let style = try made(Self.library.style(Located(self.style, at: SourceMark(source: "--style"))))
        let file = Repository.golden.appendingPathComponent("specs/\(spec).yml")
        let source = YAMLSource(name: "\(spec).yml", bytes: Array(try Data(contentsOf: file)))
        var (found, problems) = SpecFile(source).spec()
        if spec == "other-options" { found?.options = otherOptions(of: style) }
        guard let found else { throw Failure(problems) }
        var tree = try FileTree(root: folder.path)
        let planner = ModulePlanner(style: style, frameworks: Self.library.frameworks)
        let plan = try planner.plan(ModuleRequest(spec: found, problems: problems), in: &tree)
        _ = try tree.commit()
        return plan
    }

    /// Every option of the style's modules with a value that is not its default.
    private func otherOptions(of style: Style) -> [Located<StyleChoice>] {
        style.manifest.options.filter { !$0.isOfApp }.compactMap { option in
            option.values.last { $0 != option.defaultValue }.map {
                Located(StyleChoice(option: option.name, value: $0), at: SourceMark(source: "--option"))
            }
        }
    }
}

import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport

/// New apps of the built-in styles, each planned once and copied for every test that begins with it.
final class NewApps: @unchecked Sendable {
    static let shared = NewApps()

    private let lock = NSLock()
    /// The texts of each app's files by their paths.
    private var apps: [String: [String: String]] = [:]

    /// Puts a style's base app into a folder, with modules of the usual kind or with the one that it has of itself.
    ///
    /// - Parameter options: Choices such as `base=minimal`.
    func copy(_ style: String, _ modules: [String], _ options: [String] = [], on iOS: String? = nil, to folder: URL)
        throws
    {
        let files = try lock.withLock { try written(style, modules, options, iOS) }
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
    }

    private func written(_ style: String, _ modules: [String], _ options: [String], _ iOS: String?) throws
        -> [String: String]
    {
        let name = ([style] + modules + options + [iOS ?? ""]).joined(separator: " ")
        if let app = apps[name] { return app }
        let files = try Self.files(of: style, modules, options, on: iOS, by: StyleCase.library)
        apps[name] = files
        return files
    }

    /// The files of a new app as a version of the styles writes it.
    static func files(
        of style: String,
        _ modules: [String],
        _ options: [String] = [],
        on iOS: String? = nil,
        by library: StyleLibrary
    ) throws -> [String: String] {
        let folder = TemporaryFolder(named: "Demo")
        var tree = try FileTree(root: folder.url.path)
        var spec = AppSpec(name: Located("Demo", at: SourceMark(source: "<name>")))
        spec.modules = UsualModule.specs(modules, flag: "--modules").specs
        var flags = SpecFlags(name: "Demo")
        flags.options = options
        spec.options = flags.spec().0.options
        spec.minimumIOS = iOS.map { Located($0, at: SourceMark(source: "--ios")) }
        let found = try library.style(Located(style, at: SourceMark(source: "--style")))
        _ = try AppPlanner(style: found, frameworks: library.frameworks).plan(spec, in: &tree)
        _ = try tree.commit()
        return TemporaryFolder.files(in: folder.url)
    }
}

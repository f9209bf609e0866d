import Foundation

/// The executable as `swift build` left it beside the tests.
enum BuiltExecutable {
    /// Where it is; `nil` where the tests are somewhere else.
    static let url: URL? = {
        let folders =
            [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        return folders.map { $0.appendingPathComponent("scaffold") }
            .first { url in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
            }
    }()
}

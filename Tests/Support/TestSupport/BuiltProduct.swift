public import Foundation

/// The package's executables, as `swift build` left them beside the tests.
public enum BuiltProduct {
    /// The tool; `nil` where it is not beside the tests.
    public static let scaffold = url("scaffold")

    /// The tool that proofs, pages and tests of survival run: that of `SCAFFOLD_PROOF_TOOL`, such as a release build, or the one
    /// beside the tests.
    public static let provedTool =
        ProcessInfo.processInfo.environment["SCAFFOLD_PROOF_TOOL"].map(URL.init(fileURLWithPath:)) ?? scaffold

    /// The executable of a name; `nil` where there is none beside the tests.
    public static func url(_ name: String) -> URL? {
        // On Linux the tests are the program; on a Mac they are a bundle that a program of the toolchain loads.
        let folders = [
            Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
            Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent(),
        ]
        return folders.map { $0.appendingPathComponent(name) }.first { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}

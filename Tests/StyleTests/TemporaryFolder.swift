import Foundation

/// A folder for one test, called `Demo` as an app would be, that is gone when the test is over.
final class TemporaryFolder {
    private let parent: URL
    let url: URL

    init() throws {
        parent = FileManager.default.temporaryDirectory.appendingPathComponent("StyleTests-\(UUID().uuidString)")
        url = parent.appendingPathComponent("Demo")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    /// The texts of all files by their paths, without folders.
    static func files(in folder: URL) -> [String: String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var files: [String: String] = [:]
        for name in names {
            if let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) {
                files[name] = text
            }
        }
        return files
    }
}

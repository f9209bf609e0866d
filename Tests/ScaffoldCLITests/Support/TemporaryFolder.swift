import Foundation

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-\(UUID().uuidString)")

    init() {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file or folder in it.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, with the folders above it, and gives its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(bytes: Array(text.utf8), to: name)
    }

    /// Writes a file of any bytes, with the folders above it, and gives its path.
    @discardableResult
    func write(bytes: [UInt8], to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// The text of a file in it; `nil` where there is none.
    func text(_ name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of what is directly in it, sorted.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}

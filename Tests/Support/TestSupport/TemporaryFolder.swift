public import Foundation

/// A folder that goes with the value, unless `SCAFFOLD_PROOF_KEEP` asks to keep it.
public final class TemporaryFolder: Sendable {
    /// Where it is, links resolved.
    public let path: String
    /// What goes with the value.
    private let removed: String?

    public var url: URL { URL(fileURLWithPath: path) }

    /// Makes a folder.
    ///
    /// - Parameters:
    ///   - name: What it is called, where that matters; it then lies in a folder of its own.
    ///   - isMadeOften: Whether a test makes hundreds of these; they then lie in memory where there is a place for that.
    public init(named name: String? = nil, isMadeOften: Bool = false) {
        let isInMemory = isMadeOften && FileManager.default.isWritableFile(atPath: "/dev/shm")
        let base = isInMemory ? "/dev/shm" : FileManager.default.temporaryDirectory.path
        var template = Array("\(base)/scaffold-test-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
        let own = String(cString: realpath(made!, nil))
        removed = ProcessInfo.processInfo.environment["SCAFFOLD_PROOF_KEEP"] == nil ? own : nil
        path = name.map { "\(own)/\($0)" } ?? own
        if name != nil { try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    }

    /// A folder that is there, and stays.
    public init(existing path: String) {
        self.path = path
        removed = nil
    }

    deinit {
        if let removed { try? FileManager.default.removeItem(atPath: removed) }
    }

    /// The path of a file or folder in it.
    public func path(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// Writes a file, with the folders above it, and gives its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        try write(bytes: Array(text.utf8), to: name)
    }

    /// Writes a file of any bytes, with the folders above it, and gives its path.
    @discardableResult
    public func write(bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Copies a folder's files into it, without their owner: an ordinary user cannot give a copy to the owner of the original.
    public func copyFiles(below source: String, to name: String = "") throws {
        for path in try FileManager.default.subpathsOfDirectory(atPath: source) {
            guard let bytes = FileManager.default.contents(atPath: "\(source)/\(path)") else { continue }
            try write(bytes: Array(bytes), to: name.isEmpty ? path : "\(name)/\(path)")
        }
    }

    /// Makes a folder in it, with the folders above.
    public func makeFolder(_ name: String) {
        try! FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// The text of a file in it, whatever its bytes; `nil` where there is none.
    public func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of what is directly in it, sorted.
    public var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// The texts of all files below it by their paths.
    public var files: [String: String] { Self.files(in: url) }

    /// The texts of all files below a folder whose paths are asked for; what is no UTF-8 is left out.
    public static func files(in folder: URL, where isWanted: (String) -> Bool = { _ in true }) -> [String: String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var files: [String: String] = [:]
        for name in names where isWanted(name) {
            files[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return files
    }
}

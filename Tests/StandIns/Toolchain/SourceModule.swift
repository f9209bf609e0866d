public import Foundation

/// One Swift module to compile: an app, a package's target, or tests.
public struct SourceModule: Sendable {
    public var name: String
    public var sources: [URL]

    /// The language mode, where it is not that of the whole compilation.
    public var mode: LanguageMode?

    public init(name: String, sources: [URL], mode: LanguageMode? = nil) {
        self.name = name
        self.sources = sources
        self.mode = mode
    }

    /// A module of all Swift files under some folders, sorted by path; package manifests are left out.
    public init(name: String, folders: [URL], mode: LanguageMode? = nil) throws {
        self.init(name: name, sources: try folders.flatMap(Self.swiftFiles), mode: mode)
    }

    private static func swiftFiles(under folder: URL) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw ToolchainError("no file or folder \"\(folder.path)\"")
        }
        guard isFolder.boolValue else { return [folder] }
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return
            paths
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") && !$0.contains(".build/") }
            .sorted()
            .map { folder.appendingPathComponent($0) }
    }
}

/// What stopped the toolchain itself: a missing file, a compiler that cannot be started.
public struct ToolchainError: Error, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}

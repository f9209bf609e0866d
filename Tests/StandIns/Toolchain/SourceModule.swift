public import Foundation

/// One Swift module to compile: an app, a package's target, or tests.
public struct SourceModule: Sendable {
    public var name: String
    public var sources: [URL]

    /// The language mode, where it is not that of the whole compilation.
    public var mode: LanguageMode?

    /// Whether the module has a `Bundle.module`, which SwiftPM makes for a package's target with resources.
    public var hasResourceBundle: Bool

    public init(name: String, sources: [URL], mode: LanguageMode? = nil, hasResourceBundle: Bool = false) {
        self.name = name
        self.sources = sources
        self.mode = mode
        self.hasResourceBundle = hasResourceBundle
    }

    /// A module of all Swift files under some folders, sorted by path; package manifests are left out.
    public init(name: String, folders: [URL], mode: LanguageMode? = nil) throws {
        self.init(name: name, sources: try folders.flatMap(Self.swiftFiles), mode: mode)
    }

    /// A target of a Swift package: a module that has a resource bundle if there is a folder `Resources` in its own.
    public init(packageTarget name: String, folder: URL, mode: LanguageMode? = nil) throws {
        try self.init(name: name, folders: [folder], mode: mode)
        let resources = folder.appendingPathComponent("Resources").path
        hasResourceBundle = FileManager.default.fileExists(atPath: resources)
    }

    /// The module with a language mode, unless it names one already.
    public func `in`(_ mode: LanguageMode) -> SourceModule {
        var module = self
        module.mode = self.mode ?? mode
        return module
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

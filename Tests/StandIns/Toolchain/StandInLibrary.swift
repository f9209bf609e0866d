import Foundation

/// The stand-ins, compiled for one iOS version.
struct StandInLibrary: Sendable {
    /// Holds the modules and the shared libraries.
    let folder: URL
    let plugin: URL

    /// The flags to compile against the stand-ins.
    var compileFlags: [String] { ["-I", folder.path, "-load-plugin-library", plugin.path] }

    /// The flags to link what was compiled; the libraries' names come from the modules themselves.
    var linkFlags: [String] { ["-L", folder.path, "-Xlinker", "-rpath", "-Xlinker", folder.path] }
}

/// Compiles the stand-ins where no earlier run has, and finds them where one has.
struct StandInBuilder: Sendable {
    let sources: URL
    let cache: URL
    let swiftc: URL
    let shell: Shell

    /// The modules in the order in which they import each other.
    ///
    /// Frameworks of Apple's are built for library evolution, so that `switch` over their enumerations needs
    /// `@unknown default`; Foundation's part cannot be, as this platform's Foundation is not, and Swinject is a package
    /// that is compiled with the app, in Swift 6 mode.
    private static let modules: [(name: String, isResilient: Bool, version: String)] = [
        ("Combine", true, "5"), ("AppleFoundation", false, "5"), ("os", true, "5"), ("OSLog", true, "5"),
        ("DeveloperToolsSupport", true, "5"), ("UIKit", true, "5"), ("SwiftUI", true, "5"), ("Swinject", false, "6"),
    ]

    func library(for version: IOSVersion) throws -> StandInLibrary {
        let key = try contentHash()
        let plugin = try existing(cache.appendingPathComponent("\(key)-macros")) { try buildPlugin(in: $0) }
            .appendingPathComponent("libPreviewMacros.so")
        let conditions = try activeConditions(for: version)
        let name = ([key] + conditions).joined(separator: "-").lowercased()
        let folder = try existing(cache.appendingPathComponent(name)) {
            try buildModules(in: $0, conditions: conditions, plugin: plugin)
        }
        return StandInLibrary(folder: folder, plugin: plugin)
    }

    /// Builds into a folder beside the final one and renames it, so that nobody sees half of it; of two runs that build the
    /// same, the later one's work is thrown away.
    private func existing(_ folder: URL, build: (URL) throws -> Void) throws -> URL {
        let files = FileManager.default
        if files.fileExists(atPath: folder.path) { return folder }
        let part = cache.appendingPathComponent("part-\(UUID().uuidString)", isDirectory: true)
        try files.createDirectory(at: part, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: part) }
        try build(part)
        do {
            try files.moveItem(at: part, to: folder)
        } catch  where files.fileExists(atPath: folder.path) {}
        return folder
    }

    private func buildPlugin(in folder: URL) throws {
        let host = swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        let library = folder.appendingPathComponent("libPreviewMacros.so").path
        var flags = ["-emit-library", "-module-name", "PreviewMacros", "-parse-as-library", "-swift-version", "6"]
        flags += ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
        flags += ["-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder", "-o", library]
        try compile(flags, module: "PreviewMacros")
    }

    private func buildModules(in folder: URL, conditions: [String], plugin: URL) throws {
        for module in Self.modules {
            let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
            let library = folder.appendingPathComponent("lib\(module.name).so").path
            var flags = ["-emit-module", "-emit-library", "-wmo", "-swift-version", module.version]
            flags += ["-module-name", module.name, "-module-link-name", module.name]
            flags += ["-emit-module-path", interface, "-o", library]
            flags += ["-I", folder.path, "-L", folder.path, "-load-plugin-library", plugin.path]
            flags += ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
            flags += conditions.map { "-D" + $0 }
            if module.isResilient { flags.append("-enable-library-evolution") }
            // What is not worth a warning here: modules without library evolution under modules with it, and stored
            // closures of an isolated type that its own initialiser, which is not isolated, sets.
            flags.append("-suppress-warnings")
            try compile(flags, module: module.name)
        }
    }

    /// The conditions that hold for a version, of those that the sources ask for: versions between which nothing changed share
    /// what is compiled.
    private func activeConditions(for version: IOSVersion) throws -> [String] {
        let text = try Self.modules.flatMap { try swiftFiles(of: $0.name) }
            .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
            .joined()
        let asked = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.hasPrefix("IOS_") })
        return version.compilationConditions.filter { asked.contains(Substring($0)) }
    }

    private func compile(_ flags: [String], module: String) throws {
        let files = try swiftFiles(of: module)
        let result = try shell.run(swiftc, ["-Onone"] + flags + files.map(\.path))
        guard result.status == 0 else {
            throw ToolchainError("the stand-in for \(module) does not compile:\n\(result.output)")
        }
    }

    private func swiftFiles(of module: String) throws -> [URL] {
        let folder = sources.appendingPathComponent(module)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    /// A hash of the stand-ins' sources, of how they are built, and of the compiler's own version.
    private func contentHash() throws -> String {
        var hash = Fingerprint()
        hash.add("1")
        hash.add(try shell.run(swiftc, ["--version"]).output)
        for module in Self.modules.map(\.name) + ["PreviewMacros"] {
            for file in try swiftFiles(of: module) {
                hash.add(file.lastPathComponent)
                hash.add(try Data(contentsOf: file))
            }
        }
        return hash.text
    }
}

/// A 64-bit FNV-1a hash.
struct Fingerprint {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        add(Data(text.utf8))
    }

    mutating func add(_ data: Data) {
        for byte in data {
            value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
    }

    var text: String { String(value, radix: 16) }
}

import Foundation

/// The stand-ins, compiled for one iOS version.
struct StandInLibrary: Sendable {
    /// Holds the modules.
    let modules: URL

    /// The library with the macros.
    let plugin: URL

    /// Holds the shared libraries; `nil` where they were not asked for.
    var libraries: URL?

    /// The flags to compile against the stand-ins.
    var compileFlags: [String] { ["-I", modules.path, "-load-plugin-library", plugin.path] }

    /// The flags to link what was compiled; the libraries' names come from the modules themselves.
    var linkFlags: [String] {
        libraries.map { ["-L", $0.path, "-Xlinker", "-rpath", "-Xlinker", $0.path] } ?? []
    }
}

/// Compiles the stand-ins where no earlier run has, and finds them where one has.
struct StandInBuilder: Sendable {
    private let sources: URL
    private let cache: URL
    private let swiftc: URL
    private let shell: Shell

    /// A hash of the stand-ins' sources, of how they are built, and of the compiler's own version.
    private let key: String

    /// The conditions that the sources ask for: versions of iOS between which nothing changed share what is compiled.
    private let askedConditions: Set<String>

    /// The modules in the order in which they import each other.
    ///
    /// Frameworks of Apple's are built for library evolution, so that `switch` over their enumerations needs
    /// `@unknown default`; Foundation's part cannot be, as this platform's Foundation is not, and Swinject is a package
    /// that is compiled with the app, in Swift 6 mode.
    private static let modules: [(name: String, isResilient: Bool, version: String)] = [
        ("Combine", true, "5"), ("AppleFoundation", false, "5"), ("os", true, "5"), ("OSLog", true, "5"),
        ("DeveloperToolsSupport", true, "5"), ("UIKit", true, "5"), ("SwiftUI", true, "5"), ("Swinject", false, "6"),
    ]

    init(sources: URL, cache: URL, swiftc: URL, shell: Shell) throws {
        self.sources = sources
        self.cache = cache
        self.swiftc = swiftc
        self.shell = shell
        var hash = Fingerprint()
        var asked: Set<String> = []
        hash.add("2")
        hash.add(try shell.run(swiftc, ["--version"]).output)
        for module in Self.modules.map(\.name) + ["PreviewMacros"] {
            for file in try Self.swiftFiles(of: module, in: sources) {
                let data = try Data(contentsOf: file)
                hash.add(file.lastPathComponent)
                hash.add(data)
                asked.formUnion(Self.conditions(in: String(decoding: data, as: UTF8.self)))
            }
        }
        key = hash.text
        askedConditions = asked
    }

    /// The stand-ins for an app whose oldest system is a version, to compile against.
    func modules(for version: IOSVersion) throws -> StandInLibrary {
        let plugin = try existing("macros") { try buildPlugin(in: $0) }.appendingPathComponent("libPreviewMacros.so")
        let conditions = activeConditions(for: version)
        let modules = try existing(name("modules", conditions)) { folder in
            try build(["-emit-module"], in: folder, against: folder, conditions: conditions, plugin: plugin)
        }
        return StandInLibrary(modules: modules, plugin: plugin, libraries: nil)
    }

    /// The stand-ins for an app whose oldest system is a version, to compile against and to link with.
    func libraries(for version: IOSVersion) throws -> StandInLibrary {
        var library = try modules(for: version)
        let conditions = activeConditions(for: version)
        library.libraries = try existing(name("libraries", conditions)) { folder in
            try build(
                ["-emit-library"],
                in: folder,
                against: library.modules,
                conditions: conditions,
                plugin: library.plugin
            )
        }
        return library
    }

    private func name(_ kind: String, _ conditions: [String]) -> String {
        ([kind] + conditions).joined(separator: "-").lowercased()
    }

    private func activeConditions(for version: IOSVersion) -> [String] {
        version.compilationConditions.filter { askedConditions.contains($0) }
    }

    private static func conditions(in text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.hasPrefix("IOS_") }.map(String.init)
    }

    /// Builds into a folder beside the final one and renames it, so that nobody sees half of it; of two runs that build the
    /// same, the later one's work is thrown away.
    private func existing(_ name: String, build: (URL) throws -> Void) throws -> URL {
        let files = FileManager.default
        let folder = cache.appendingPathComponent("\(key)-\(name)")
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

    private func build(
        _ product: [String],
        in folder: URL,
        against modules: URL,
        conditions: [String],
        plugin: URL
    ) throws {
        for module in Self.modules {
            let isLibrary = product == ["-emit-library"]
            let file = isLibrary ? "lib\(module.name).so" : "\(module.name).swiftmodule"
            var flags = product + ["-wmo", "-swift-version", module.version, "-module-name", module.name]
            flags += ["-module-link-name", module.name, "-o", folder.appendingPathComponent(file).path]
            flags += ["-I", modules.path, "-load-plugin-library", plugin.path]
            if isLibrary { flags += ["-L", folder.path, "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"] }
            if module.isResilient { flags.append("-enable-library-evolution") }
            flags += conditions.map { "-D" + $0 }
            // What is not worth a warning here: modules without library evolution under modules with it, and stored
            // closures of an isolated type that its own initialiser, which is not isolated, sets.
            flags.append("-suppress-warnings")
            try compile(flags, module: module.name)
        }
    }

    private func compile(_ flags: [String], module: String) throws {
        let files = try Self.swiftFiles(of: module, in: sources)
        let result = try shell.run(swiftc, ["-Onone"] + flags + files.map(\.path))
        guard result.status == 0 else {
            throw ToolchainError("the stand-in for \(module) does not compile:\n\(result.output)")
        }
    }

    private static func swiftFiles(of module: String, in sources: URL) throws -> [URL] {
        try FileManager.default
            .contentsOfDirectory(at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
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

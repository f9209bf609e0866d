public import Foundation

/// Compiles iOS code, and runs its tests, on a machine that has no iOS SDK.
///
/// The code is compiled against stand-ins for Apple's frameworks (`Tests/Data/StandIns/Sources`), which are compiled once per
/// iOS version and kept in a folder under the hash of their content. On a Mac with Xcode `compile` uses the iOS
/// simulator's SDK instead; `frameworks` says which of the two it was.
public struct StandInToolchain: Sendable {
    private let platform: Platform
    private let builder: StandInBuilder
    private let work: URL
    private let shell = Shell()

    /// - Parameters:
    ///   - sources: The folder with the stand-ins' sources, a folder per module.
    ///   - cache: The folder for what is compiled once, `.build/standins` by custom; made if it is missing.
    public init(sources: URL, cache: URL) throws {
        platform = try Platform.find(shell: shell)
        builder = try StandInBuilder(sources: sources, cache: cache, swiftc: platform.swiftc, shell: shell)
        work = cache.appendingPathComponent("work", isDirectory: true)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }

    /// What code is compiled against: `stand-ins`, or the SDK's path.
    public var frameworks: String {
        switch platform {
        case .standIns: "stand-ins"
        case .simulator(_, let sdk): sdk
        }
    }

    /// Compiles one module, with warnings as errors.
    public func compile(
        sources: [URL],
        moduleName: String,
        target: IOSVersion,
        mode: LanguageMode
    ) throws -> CompilerOutput {
        try compile([SourceModule(name: moduleName, sources: sources)], target: target, mode: mode)
    }

    /// Compiles modules, each of which may import those before it, with warnings as errors.
    ///
    /// The first module that fails is the last one that is compiled.
    ///
    /// - Parameter isDebug: Whether `DEBUG` is set, as in every configuration for debugging.
    public func compile(
        _ modules: [SourceModule],
        target: IOSVersion,
        mode: LanguageMode,
        isDebug: Bool = true
    ) throws -> CompilerOutput {
        let folder = try WorkFolder(in: work)
        var output = CompilerOutput(succeeded: true, text: "")
        for (index, module) in modules.enumerated() where output.succeeded {
            let kind: Product = index == modules.count - 1 ? .nothing : .module
            output = output.joined(
                with: try compile(
                    module,
                    as: kind,
                    target: target,
                    mode: module.mode ?? mode,
                    in: folder.url,
                    isDebug: isDebug
                )
            )
        }
        return output
    }

    /// Compiles modules and a module of tests, and runs the tests.
    ///
    /// Both Swift Testing and XCTest are run. The tests' language mode is `mode.forTests` unless the module names one.
    /// A run that is not over after `timeout` seconds is ended and counts as failed.
    public func runTests(
        of modules: [SourceModule],
        tests: SourceModule,
        target: IOSVersion,
        mode: LanguageMode,
        timeout: TimeInterval = 120
    ) throws -> TestOutcome {
        let build = try build(modules, tests: [tests], target: target, mode: mode)
        return TestOutcome(compilation: build.compilation, run: try build.run(timeout: timeout))
    }

    /// Compiles modules and modules of tests, and links the tests, to be run as often as one likes.
    ///
    /// The tests' language mode is `mode.forTests` unless a module names one. What was built is deleted with the value.
    ///
    /// - Parameter allowsWarnings: Whether warnings are passed over instead of being errors.
    public func build(
        _ modules: [SourceModule],
        tests: [SourceModule],
        target: IOSVersion,
        mode: LanguageMode,
        allowsWarnings: Bool = false
    ) throws -> TestBuild {
        guard platform.usesStandIns else {
            throw ToolchainError("tests are run with the stand-ins only; with Xcode, run the project's test action")
        }
        let folder = try WorkFolder(in: work)
        var output = CompilerOutput(succeeded: true, text: "")
        for module in modules + tests.map({ $0.in(mode.forTests) }) where output.succeeded {
            output = output.joined(
                with: try compile(
                    module,
                    as: .object,
                    target: target,
                    mode: module.mode ?? mode,
                    in: folder.url,
                    warnings: allowsWarnings ? "-suppress-warnings" : "-warnings-as-errors"
                )
            )
        }
        guard output.succeeded else { return TestBuild(compilation: output, runner: nil, folder: folder) }
        let linker = TestLinker(swiftc: platform.swiftc, shell: shell, folder: folder.url)
        let objects = (modules + tests).map { folder.url.appendingPathComponent("\($0.name).o") }
        let programs = try linker.programs(of: tests, objects: objects, library: builder.libraries(for: target))
        let staged = try tests.map { try self.staged($0, in: folder.url) }
        let runner = TestRunner(programs: programs, sources: staged, shell: shell, folder: folder.url)
        return TestBuild(compilation: output, runner: runner, folder: folder)
    }

    // MARK: - One module

    /// What is kept of a compilation.
    private enum Product {
        case nothing
        case module
        case object
    }

    private func compile(
        _ module: SourceModule,
        as product: Product,
        target: IOSVersion,
        mode: LanguageMode,
        in folder: URL,
        isDebug: Bool = true,
        warnings: String = "-warnings-as-errors"
    ) throws -> CompilerOutput {
        let staged = try staged(module, in: folder)
        var flags = try platformFlags(target: target)
        flags += ["-module-name", module.name, "-I", folder.path, "-Onone", "-wmo", "-parse-as-library"]
        flags += [warnings, "-enable-testing"] + (isDebug ? ["-D", "DEBUG"] : [])
        // An app's `@main` must not be the test program's.
        flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
        flags += mode.flags
        flags += self.flags(for: product, of: module.name, in: folder)
        let result = try shell.run(platform.swiftc, flags + staged.files.map(\.path))
        return CompilerOutput(succeeded: result.status == 0, text: staged.restoringPaths(in: result.output))
    }

    private func staged(_ module: SourceModule, in folder: URL) throws -> StagedSources {
        var sources = module.sources
        if module.hasResourceBundle {
            let accessor = folder.appendingPathComponent("resource_bundle_accessor.swift")
            try Data(Self.bundleAccessor.utf8).write(to: accessor)
            sources.append(accessor)
        }
        return try StagedSources(
            of: sources,
            in: folder.appendingPathComponent("\(module.name).sources"),
            rewriting: platform.usesStandIns
        )
    }

    /// What SwiftPM adds to a target with resources; the bundle here is the program's own.
    private static let bundleAccessor = """
        import Foundation

        extension Foundation.Bundle {
            nonisolated static let module = Bundle.main
        }
        """

    private func platformFlags(target: IOSVersion) throws -> [String] {
        switch platform {
        case .standIns: try builder.modules(for: target).compileFlags
        case .simulator(let swiftc, let sdk):
            ["-sdk", sdk, "-target", "\(Self.machine)-apple-ios\(target)-simulator"]
                + Self.testingFlags(swiftc: swiftc, sdk: sdk)
        }
    }

    /// Xcode keeps the testing libraries beside the SDK, and the macros of Swift Testing beside the compiler's other plugins.
    private static func testingFlags(swiftc: URL, sdk: String) -> [String] {
        let developer = URL(fileURLWithPath: sdk).deletingLastPathComponent().deletingLastPathComponent()
        let plugins = swiftc.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host/plugins/testing")
        return [
            "-F", developer.appendingPathComponent("Library/Frameworks").path,
            "-I", developer.appendingPathComponent("usr/lib").path, "-plugin-path", plugins.path,
        ]
    }

    /// Data races and isolation of `deinit` are found after type-checking, so at least SIL is made.
    private func flags(for product: Product, of name: String, in folder: URL) -> [String] {
        let module = ["-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path]
        // Not to /dev/null: where a compilation fails, the compiler deletes its output, and root's compiler can.
        let sil = ["-emit-sil", "-o", folder.appendingPathComponent("\(name).sil").path]
        switch product {
        case .nothing: return sil
        case .module: return sil + module
        case .object:
            // By the same job as the code, or everything is type-checked twice in part.
            return ["-emit-module", "-no-emit-module-separately-wmo"] + module + [
                "-c", "-o", folder.appendingPathComponent("\(name).o").path,
            ]
        }
    }

    private static var machine: String {
        #if arch(arm64)
        "arm64"
        #else
        "x86_64"
        #endif
    }
}

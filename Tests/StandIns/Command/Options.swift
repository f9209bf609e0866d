import Foundation
import StandInToolchain

/// What the command line asks for.
struct Options {
    var version = IOSVersion(15)
    var modes: [LanguageMode] = [.swift6]
    var tests: [URL] = []
    var module = "App"
    var folders: [URL] = []
    var modules: [SourceModule] = []
    var sources = URL(fileURLWithPath: "Sources")
    var cache = URL(fileURLWithPath: ".build/standins")
    var isVerbose = false

    static let usage = """
        usage: check [--ios VERSION] [--mode MODE|all] [--module NAME] [--tests PATH]... [--package NAME=PATH]... PATH...

          --ios VERSION        the app's oldest system, 15.0 unless given
          --mode MODE          swift5 (complete checking), swift5-minimal, swift6, xcode26, xcode26-swift6, or all (but
                               swift5-minimal); swift6 unless given
          --module NAME        the name of the module that PATH... make up, App unless given
          --package NAME=PATH  a package's target compiled before it, which it may import; repeatable, in order; it has
                               a `Bundle.module` if PATH holds a folder `Resources`
          --tests PATH         files or folders of tests (Swift Testing or XCTest) to compile and run; repeatable
          --verbose            print what the tests print
        """

    init(_ arguments: ArraySlice<String>) throws {
        var rest = Array(arguments)
        func value(of option: String) throws -> String {
            guard !rest.isEmpty else { throw ToolchainError("\(option) needs a value\n\(Self.usage)") }
            return rest.removeFirst()
        }
        while !rest.isEmpty {
            let argument = rest.removeFirst()
            switch argument {
            case "--ios":
                let text = try value(of: argument)
                guard let version = IOSVersion(text) else { throw ToolchainError("\"\(text)\" is no iOS version") }
                self.version = version
            case "--mode": modes = try Self.modes(named: value(of: argument))
            case "--module": module = try value(of: argument)
            case "--tests": tests.append(URL(fileURLWithPath: try value(of: argument)))
            case "--package": modules.append(try Self.package(value(of: argument)))
            case "--sources": sources = URL(fileURLWithPath: try value(of: argument))
            case "--cache": cache = URL(fileURLWithPath: try value(of: argument))
            case "--verbose": isVerbose = true
            case "--help", "-h": throw ToolchainError(Self.usage)
            default:
                guard !argument.hasPrefix("-") else {
                    throw ToolchainError("unknown option \"\(argument)\"\n\(Self.usage)")
                }
                folders.append(URL(fileURLWithPath: argument))
            }
        }
        guard !folders.isEmpty else { throw ToolchainError(Self.usage) }
        modules.append(try SourceModule(name: module, folders: folders))
    }

    private static func modes(named name: String) throws -> [LanguageMode] {
        if name == "all" { return [.swift5Complete, .swift6, .xcode26, .xcode26Swift6] }
        guard let mode = LanguageMode(rawValue: name) else {
            throw ToolchainError(
                "unknown mode \"\(name)\"; there are swift5, swift5-minimal, swift6, xcode26, xcode26-swift6 and all"
            )
        }
        return [mode]
    }

    private static func package(_ text: String) throws -> SourceModule {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw ToolchainError("--package takes NAME=PATH, not \"\(text)\"") }
        return try SourceModule(packageTarget: parts[0], folder: URL(fileURLWithPath: parts[1]))
    }
}

import Foundation

/// What compilers do not see of a module that came into an app.
struct AppForm {
    private let app: Fixture
    private let before: [String: String]
    private let after: [String: String]
    private let output: String

    /// - Parameters:
    ///   - before: The texts of the app's files by their paths, before the module came.
    ///   - output: What the run said.
    init(of app: Fixture, before: [String: String], after: [String: String], output: String) {
        self.app = app
        self.before = before
        self.after = after
        self.output = output
    }

    func complaints(strays: [String]) -> [String] {
        strays.map { "\($0): in the folder of no target" } + misplacedTests + secondNetworkLayer + unusedHelpers
            + manifests + newerCalls + marks
    }

    private var added: [String] { after.keys.filter { before[$0] == nil }.sorted() }

    /// The files of Swift that came, without tests.
    private var addedSources: [String] {
        added.filter { $0.hasSuffix(".swift") && !Self.isTest($0) && !$0.hasSuffix("Package.swift") }
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Testing") }
    }

    private var misplacedTests: [String] {
        added.filter { path in
            let text = after[path] ?? ""
            return app.targets.map { path.hasPrefix($0.app + "/") } == true
                && (text.contains("import Testing\n") || text.contains("import XCTest\n"))
        }
        .map { "\($0): a test in the app's target" }
    }

    // MARK: - What comes along

    private var secondNetworkLayer: [String] {
        addedSources.filter { after[$0]?.contains("URLSession") == true }.map { "\($0): a network layer of its own" }
    }

    /// The files that are not the module's, and declare only what nothing else names.
    private var unusedHelpers: [String] {
        addedSources.filter { path in
            guard !path.contains("Favorites"), let text = after[path] else { return false }
            let names = Self.declaredNames(in: text)
            return !names.isEmpty && !names.contains { isNamed($0, outside: path) }
        }
        .map { "\($0): nothing uses it" }
    }

    private func isNamed(_ name: String, outside path: String) -> Bool {
        after.contains { file, text in
            file != path && file.hasSuffix(".swift") && !Self.isTest(file)
                && text.range(of: "\\b\(name)\\b", options: .regularExpression) != nil
        }
    }

    /// The types of a file; where it only extends some, the extensions' members.
    private static func declaredNames(in text: String) -> [String] {
        let types = names(in: text, after: ["struct", "class", "enum", "protocol"], isIndented: false)
        return types.isEmpty ? names(in: text, after: ["func", "var", "let"], isIndented: true) : types
    }

    private static func names(in text: String, after keywords: Set<String>, isIndented: Bool) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(" ") == isIndented, !line.contains("//") else { return nil }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else {
                return nil
            }
            return words[keyword + 1]
        }
    }

    // MARK: - Packages

    private var manifests: [String] {
        let paths = after.keys.filter { $0.hasSuffix("/Package.swift") }.sorted()
        return paths.flatMap { path -> [String] in
            let text = after[path] ?? ""
            var complaints: [String] = []
            if before[path] == nil {
                let isForAppsSystem = text.contains("platforms: [.iOS(.v\(app.target.major))]")
                for part in ["// swift-tools-version", "platforms:"] where !neighbours(have: part, as: text) {
                    // What is new to a package may need the oldest system that the app has.
                    if part == "platforms:" && isForAppsSystem { continue }
                    complaints.append("\(path): \"\(part)\" differs from the neighbours'")
                }
            }
            let targets = text.components(separatedBy: ".target(").count - 1
            if targets > 1 && text.contains("path: \"Sources\"") && !text.contains("exclude:") {
                complaints.append("\(path): the targets' folders overlap")
            }
            return complaints
        }
    }

    private func neighbours(have part: String, as text: String) -> Bool {
        func line(of text: String) -> Substring? { text.split(separator: "\n").first { $0.contains(part) } }
        return before.contains { $0.key.hasSuffix("/Package.swift") && line(of: $0.value) == line(of: text) }
    }

    /// The calls of SwiftUI from iOS 15 on that came into packages that are for iOS 14.
    private var newerCalls: [String] {
        let packages = after.filter { $0.key.hasSuffix("/Package.swift") && $0.value.contains(".iOS(.v14)") }.keys
        return packages.flatMap { manifest -> [String] in
            let folder = manifest.dropLast("Package.swift".count)
            return addedSources.filter { $0.hasPrefix(folder) }.compactMap { path in
                let calls = [".task {", ".refreshable {", ".overlay {", ".foregroundStyle(", ".borderedProminent"]
                let call = calls.first { after[path]?.contains($0) == true }
                return call.map { "\(path): \"\($0)\" is newer than the package's iOS 14" }
            }
        }
    }

    // MARK: - The app's own form

    private var marks: [String] {
        FormMark.all(of: app.name).compactMap { mark in
            mark.holds(in: after, output: output) ? nil : "\(mark.file): \(mark.demand)"
        }
    }
}

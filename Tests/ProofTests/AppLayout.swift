import Foundation
import StandInToolchain

/// Which Swift modules the files of an app make up.
///
/// Files under `Tests` or `<app>Tests` are the app's tests, and those under `<package>/Sources/<target>` and
/// `<package>/Tests/<target>` are targets of local packages: of `Packages/<package>`, and of any other folder that has a
/// manifest. A package whose one target has all of `Sources` has the folder's name. Everything else is the app, unless its
/// targets have folders of their own.
struct AppLayout: Sendable {
    /// The folders of an app's two targets in its Xcode project.
    struct Targets: Sendable {
        let app: String
        let tests: String
    }

    /// Each after those that it imports.
    let modules: [SourceModule]
    let tests: [SourceModule]
    /// The files that are in no target's folder.
    let strays: [String]

    init(of folder: URL, app name: String, targets: Targets? = nil) throws {
        let app = Self.moduleName(of: name)
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        var sources: [String: [URL]] = [:]
        var tests: [String: [URL]] = [:]
        var bundles: Set<String> = []
        var strays: [String] = []
        let packages = try Self.packages(paths, in: folder)
        for path in paths where path.hasSuffix("/Resources") {
            guard let target = Self.target(of: path + "/", in: packages) else { continue }
            bundles.insert(target.name)
        }
        for path in swift {
            let parts = path.split(separator: "/").map(String.init)
            let file = folder.appendingPathComponent(path)
            if let target = Self.target(of: path, in: packages) {
                if target.isTest {
                    tests[target.name, default: []].append(file)
                } else {
                    sources[target.name, default: []].append(file)
                }
            } else if let targets, !path.hasPrefix(targets.app + "/"), !path.hasPrefix(targets.tests + "/") {
                strays.append(path)
            } else if targets.map({ path.hasPrefix($0.tests + "/") }) ?? ["Tests", "\(app)Tests"].contains(parts[0]) {
                tests["\(app)Tests", default: []].append(file)
            } else {
                sources[app, default: []].append(file)
            }
        }
        self.strays = strays
        modules = try Self.ordered(sources).map { Self.module($0, hasBundle: bundles.contains($0.name)) }
        self.tests = tests.sorted { $0.key < $1.key }.map { SourceModule(name: $0.key, sources: $0.value) }
    }

    /// What Xcode calls the module of a product: what no identifier may have becomes an underscore.
    private static func moduleName(of product: String) -> String {
        String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The folders of the local packages, and whether the one target of each has all of its sources.
    private static func packages(_ paths: [String], in folder: URL) throws -> [String: Bool] {
        var packages: [String: Bool] = [:]
        for path in paths where path.hasSuffix("/Package.swift") {
            let manifest = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            packages[String(path.dropLast("/Package.swift".count))] = manifest.contains("path: \"Sources\"")
        }
        for path in paths where path.hasPrefix("Packages/") {
            let package = path.split(separator: "/").prefix(2).joined(separator: "/")
            if packages[package] == nil { packages[package] = false }
        }
        return packages
    }

    private static func target(of path: String, in packages: [String: Bool]) -> (name: String, isTest: Bool)? {
        for (package, hasOneTarget) in packages where path.hasPrefix(package + "/") {
            let parts = path.dropFirst(package.count + 1).split(separator: "/").map(String.init)
            guard parts.count > 1, ["Sources", "Tests"].contains(parts[0]) else { continue }
            let isTest = parts[0] == "Tests"
            if hasOneTarget && !isTest {
                return (package.split(separator: "/").last.map(String.init) ?? package, false)
            }
            return (parts[1], isTest)
        }
        return nil
    }

    private static func module(_ module: SourceModule, hasBundle: Bool) -> SourceModule {
        var module = module
        module.hasResourceBundle = hasBundle
        return module
    }

    /// How many files there are in all modules.
    var fileCount: Int { (modules + tests).reduce(0) { $0 + $1.sources.count } }

    private static func ordered(_ sources: [String: [URL]]) throws -> [SourceModule] {
        var imports: [String: Set<String>] = [:]
        for (name, files) in sources {
            for file in files {
                let text = try String(contentsOf: file, encoding: .utf8)
                for line in text.split(separator: "\n") where line.contains("import ") {
                    let words = line.split(separator: " ").map(String.init)
                    guard let last = words.last, sources[last] != nil, last != name else { continue }
                    imports[name, default: []].insert(last)
                }
            }
        }
        var ordered: [SourceModule] = []
        var open = sources.keys.sorted()
        while !open.isEmpty {
            let done = Set(ordered.map(\.name))
            guard let next = open.first(where: { imports[$0, default: []].isSubset(of: done) }) else {
                throw ProofError("the modules \(open.joined(separator: ", ")) import each other")
            }
            ordered.append(SourceModule(name: next, sources: sources[next] ?? []))
            open.removeAll { $0 == next }
        }
        return ordered
    }
}

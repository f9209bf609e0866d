import Foundation
import StandInToolchain

/// Which Swift modules the files of an app make up.
///
/// Files under `Tests` or `<app>Tests` are the app's tests, and those under `Packages/<package>/Sources/<target>` and
/// `Packages/<package>/Tests/<target>` are targets of local packages; everything else is the app.
struct AppLayout: Sendable {
    /// Each after those that it imports.
    let modules: [SourceModule]
    let tests: [SourceModule]

    init(of folder: URL, app: String) throws {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        var sources: [String: [URL]] = [:]
        var tests: [String: [URL]] = [:]
        var bundles: Set<String> = []
        for path in paths where path.hasPrefix("Packages/") && path.hasSuffix("/Resources") {
            bundles.insert(String(path.split(separator: "/").dropLast().last ?? ""))
        }
        for path in swift {
            let parts = path.split(separator: "/").map(String.init)
            let file = folder.appendingPathComponent(path)
            if parts[0] == "Packages", parts.count > 4 {
                if parts[2] == "Tests" {
                    tests[parts[3], default: []].append(file)
                } else {
                    sources[parts[3], default: []].append(file)
                }
            } else if parts[0] == "Tests" || parts[0] == "\(app)Tests" {
                tests["\(app)Tests", default: []].append(file)
            } else {
                sources[app, default: []].append(file)
            }
        }
        modules = try Self.ordered(sources).map { Self.module($0, hasBundle: bundles.contains($0.name)) }
        self.tests = tests.sorted { $0.key < $1.key }.map { SourceModule(name: $0.key, sources: $0.value) }
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

import Foundation

/// An app as files, of which a run gets a mutated copy.
struct FuzzApp {
    let files: [String: [UInt8]]
    /// The paths in an order that is the same in every process, so that a seed always mutates the same files.
    let paths: [String]
    /// The name of its module.
    let module: String

    /// The small app with a style of its own.
    static let small = FuzzApp(
        files: FuzzStyle.files.reduce(into: FuzzStyle.app) { $0[".scaffold/styles/" + $1.path] = $1.text }
            .merging([".scaffold.yml": "style: fuzz\n"]) { $1 }
            .mapValues { Array($0.utf8) }
    )

    /// The app in a folder.
    init(_ folder: String) {
        var files: [String: [UInt8]] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
            files[path] = FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
        }
        self.init(files: files)
    }

    private init(files: [String: [UInt8]]) {
        self.files = files.merging(["spec.yml": Array(Reader.specs[0].utf8)]) { own, _ in own }
        paths = self.files.keys.sorted()
        let kept = paths.first { $0.hasPrefix(".scaffold/modules/") && $0.hasSuffix(".yml") }
        module = kept.map { String($0.dropFirst(".scaffold/modules/".count).dropLast(".yml".count)) } ?? "Orders"
    }

    /// A copy in which one to three files are mutated.
    func mutated(_ random: inout Dice) -> FuzzApp {
        var copy = files
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let path = paths.randomElement(using: &random), let bytes = copy[path] else { continue }
            var mutator = Mutator(seed: random.next(), corpus: [bytes], words: Self.words(of: path))
            copy[path] = mutator.next(maximumSize: 20_000)
        }
        return FuzzApp(files: copy, paths: paths, module: module)
    }

    private init(files: [String: [UInt8]], paths: [String], module: String) {
        (self.files, self.paths, self.module) = (files, paths, module)
    }

    /// What mutations put into a file; nothing of its own for Swift.
    private static func words(of path: String) -> [String] {
        if path.hasSuffix(".swift") { return [] }
        if path.hasSuffix(".stencil") { return Reader.template.words }
        if path.hasSuffix(".pbxproj") { return Reader.project.words }
        if path.hasSuffix(".plist") { return Reader.propertyList.words }
        return Reader.spec.words
    }

    func write(to folder: String) {
        try? FileManager.default.removeItem(atPath: folder)
        var folders: Set<String> = []
        for path in paths {
            let file = "\(folder)/\(path)"
            let parent = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
            if folders.insert(parent).inserted {
                try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            }
            Seeds.put(files[path] ?? [], file)
        }
    }

    /// Whether a folder holds exactly these files.
    func stands(in folder: String) -> Bool { FuzzApp(folder).files == files }
}

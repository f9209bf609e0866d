import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline
import YAMLReader

/// The manifest from which a generator makes the app's Xcode project, with the files that it covers.
package struct ProjectManifest: Sendable {
    package enum Generator: String, Sendable {
        case xcodeGen = "XcodeGen"
        case tuist = "Tuist"
        case bazel = "Bazel"
        case buck = "Buck"
        case cMake = "CMake"

        /// Whether the files that it covers can be read from its manifest. The project is then made anew from it.
        package var isRead: Bool { self == .xcodeGen || self == .tuist }
        fileprivate var command: String { self == .xcodeGen ? "xcodegen generate" : "tuist generate" }
    }

    /// A target that a manifest describes.
    package struct Target: Sendable, Hashable {
        package let name: String
        package let kind: ProjectFile.Target.Kind
    }

    /// A pattern of paths in a manifest of Tuist.
    struct Pattern {
        let text: String
        let offset: Int
        let isOfResources: Bool
    }

    /// Paths that a target builds.
    struct Source {
        /// The name of the target; `nil` where the manifest computes it.
        let target: String?
        /// Whether the pattern is for files without code only.
        var isOfResources = false
        let pattern: Glob
        let left: [Glob]

        init(of target: String?, _ pattern: Glob, without left: [Glob]) {
            (self.target, self.pattern, self.left) = (target, pattern, left)
        }

        init(of target: String?, _ pattern: Pattern, below folder: String) {
            self.init(of: target, Glob(ProjectPath.join(folder, pattern.text)), without: [])
            isOfResources = pattern.isOfResources
        }

        func covers(_ path: RelativePath) -> Bool {
            !(isOfResources && path.text.hasSuffix(".swift")) && pattern.matches(path.text)
                && !left.contains { $0.matches(path.text) }
        }
    }

    /// A manifest in YAML, with the folder at which its paths begin.
    package struct YAMLFile: Sendable {
        package let path: RelativePath
        package let folder: String
        package let root: YAMLNode

        package init(path: RelativePath, folder: String, root: YAMLNode) {
            (self.path, self.folder, self.root) = (path, folder, root)
        }
    }

    /// Where the entry of a new file goes.
    package struct Home: Hashable {
        package let manifest: RelativePath
        package let anchor: String
    }

    /// The names of the manifests of Tuist and XcodeGen, of the app or of a part of it.
    package static let names = Set(["Project.swift", "Workspace.swift"] + namesOfXcodeGen)

    /// The names of the manifests of XcodeGen.
    package static let namesOfXcodeGen = ["project.yml", "project.yaml"]

    package let generator: Generator
    package let path: RelativePath
    /// The targets whose names stand in a manifest, in its order.
    package internal(set) var targets: [Target] = []
    var sources: [Source] = []
    /// All manifests of targets; the first is `path`.
    private var manifests: [RelativePath] = []
    /// The names of the targets of projects in other folders, which have manifests of XcodeGen of their own.
    var others: Set<String> = []
    /// The manifests of XcodeGen, each with those that it includes.
    package internal(set) var yamlFiles: [YAMLFile] = []
    /// The first that describes an app.
    var appManifest: RelativePath?
    /// The texts of all manifests, in which packages are named.
    var texts: [SourceText] = []
    /// Why a manifest cannot be read: its sources are then not known.
    package internal(set) var unread: Problem?

    /// The manifest of the app; `nil` if there is none.
    ///
    /// - Throws: `Failure` if a manifest cannot be read.
    package init?(of tree: FileTree) throws(Failure) {
        let swift = try tree.files(extensions: ["swift"]).filter { Self.names.contains(String($0.name)) }
        var tuist: [RelativePath] = []
        for path in swift where try tree.outline(of: path)?.source.contains("ProjectDescription") == true {
            tuist.append(path)
        }
        let ofXcodeGen = Self.namesOfXcodeGen.map { ($0, Generator.xcodeGen) }
        let others: [(String, Generator)] = [
            ("MODULE.bazel", .bazel), ("WORKSPACE", .bazel), ("WORKSPACE.bazel", .bazel), ("BUCK", .buck),
            ("CMakeLists.txt", .cMake),
        ]
        var found = tuist.first.map { ($0, Generator.tuist) }
        for (name, generator) in ofXcodeGen + others where found == nil {
            let path = RelativePath(trusted: name)
            if try tree.hasFile(path) { found = (path, generator) }
        }
        guard let (path, generator) = found else { return nil }
        (self.path, self.generator, manifests) = (path, generator, generator == .tuist ? tuist : [path])
        switch generator {
        case .xcodeGen: try readXcodeGen(path, in: tree)
        case .tuist: try readTuist(tuist, in: tree)
        case .bazel, .buck, .cMake: break
        }
    }

    /// Whether a file is one of the manifests.
    package func isManifest(_ path: RelativePath) -> Bool { manifests.contains(path) }

    /// Whether a target's sources cover a file.
    package func covers(_ path: RelativePath) -> Bool { sources.contains { $0.covers(path) } }

    /// The files that a target with a name builds.
    package func files(of target: String, among files: [RelativePath]) -> [RelativePath] {
        let sources = sources.filter { $0.target == target }
        return files.filter { path in sources.contains { $0.covers(path) } }
    }

    /// The targets that build any of some files, each with whether it builds other ones, too.
    package func targets(of own: Set<RelativePath>, among files: [RelativePath]) -> [(target: Target, isShared: Bool)] {
        targets.compactMap { target in
            let sources = sources.filter { $0.target == target.name }
            let isBuilt = { (path: RelativePath) in sources.contains { $0.covers(path) } }
            guard own.contains(where: isBuilt) else { return nil }
            return (target, files.contains { !own.contains($0) && isBuilt($0) })
        }
    }

    /// Whether the manifest names the folder of a package.
    package func names(package folder: String) -> Bool { texts.contains { $0.contains(folder) } }

    /// What the user has to do after a run.
    package var remark: Problem {
        Problem(
            "\(generator.rawValue) makes the project anew from \(path)"
                + (manifests.count > 1 ? " and \(manifests.count - 1) more" : ""),
            hint: "run \(generator.command)",
            severity: .note
        )
    }

    /// Where the entry goes for a file that no target's sources cover.
    package func home(of path: RelativePath, isTest: Bool) -> Home {
        let own = isTest ? "a target for unit tests" : "the app's target"
        guard generator == .xcodeGen else {
            let list = path.text.hasSuffix(".swift") ? "sources" : "resources"
            return Home(manifest: manifest(around: path), anchor: "\(list) of \(own)")
        }
        let targets = targets.filter { !others.contains($0.name) }
        let main = targets.contains { $0.kind == .app } ? ProjectFile.Target.Kind.app : .other
        let names = targets.filter { $0.kind == (isTest ? .unitTests : main) }.map(\.name).sorted()
        let list = names.isEmpty ? own : names.joined(separator: " or ")
        return Home(manifest: self.path, anchor: "targets, \(list), sources")
    }

    /// The manifest in the nearest folder above a path, else that of the app. A workspace has no targets.
    private func manifest(around path: RelativePath) -> RelativePath {
        let around = manifests.filter { $0.name == "Project.swift" && ($0.parent.map(path.isInside) ?? true) }
        return around.max { $0.components.count < $1.components.count } ?? appManifest ?? self.path
    }

    /// The entry to paste into a manifest for a file or folder.
    package func entry(for place: String, in manifest: RelativePath) -> String {
        let own = ProjectPath.relative(place, to: manifest.parent?.text ?? "")
        guard generator == .xcodeGen else { return "\"\(own)\(place.hasSuffix(".swift") ? "" : "/**")\"," }
        return "- \(own)"
    }

    /// The entries to paste for a package.
    package func entries(forPackage folder: String) -> (anchor: String, text: String) {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        let own = ProjectPath.relative(folder, to: path.parent?.text ?? "")
        guard generator == .xcodeGen else {
            return (
                "packages of the project, and dependencies of the target",
                ".package(path: \"\(own)\"),\n.package(product: \"\(name)\"),"
            )
        }
        return ("packages, and dependencies of the target", "\(name):\n  path: \(own)\n\n- package: \(name)")
    }
}

extension ProjectManifest.Target {
    /// Reads XcodeGen's `type`, Tuist's `product`, or a name.
    init(_ name: String, _ type: String) {
        let endings: [(String, ProjectFile.Target.Kind)] = [
            ("ui-testing", .interfaceTests), ("uiTests", .interfaceTests), ("UITests", .interfaceTests),
            ("unit-test", .unitTests), ("unitTests", .unitTests), ("Tests", .unitTests), ("application", .app),
            (".app", .app),
        ]
        self.init(name: name, kind: endings.first { type.hasSuffix($0.0) }?.1 ?? .other)
    }
}

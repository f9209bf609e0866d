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

    /// Paths that a target builds.
    private struct Source {
        let target: String
        let pattern: Glob
        var left: [Glob] = []
    }

    package let generator: Generator
    package let path: RelativePath
    private var sources: [Source] = []
    /// The texts of all manifests, in which packages are named.
    private var texts: [SourceText] = []

    /// The manifest of the app; `nil` if there is none.
    ///
    /// - Throws: `Failure` if a manifest cannot be read.
    package init?(of tree: FileTree) throws(Failure) {
        let swift = try tree.files(extensions: ["swift"]).filter {
            $0.name == "Project.swift" || $0.name == "Workspace.swift"
        }
        var tuist: [RelativePath] = []
        for path in swift where try tree.outline(of: path)?.source.contains("ProjectDescription") == true {
            tuist.append(path)
        }
        let others: [(String, Generator)] = [
            ("project.yml", .xcodeGen), ("project.yaml", .xcodeGen), ("MODULE.bazel", .bazel), ("WORKSPACE", .bazel),
            ("WORKSPACE.bazel", .bazel), ("BUCK", .buck), ("CMakeLists.txt", .cMake),
        ]
        var found = tuist.first.map { ($0, Generator.tuist) }
        for (name, generator) in others where found == nil {
            let path = RelativePath(trusted: name)
            if try tree.hasFile(path) { found = (path, generator) }
        }
        guard let (path, generator) = found else { return nil }
        (self.path, self.generator) = (path, generator)
        switch generator {
        case .xcodeGen: try readXcodeGen(path, in: tree)
        case .tuist: try readTuist(tuist, in: tree)
        case .bazel, .buck, .cMake: break
        }
    }

    /// Whether a target's sources cover a file.
    package func covers(_ path: RelativePath) -> Bool {
        sources.contains { source in
            source.pattern.matches(path.text) && !source.left.contains { $0.matches(path.text) }
        }
    }

    /// Whether the manifest names the folder of a package.
    package func names(package folder: String) -> Bool {
        texts.contains { $0.contains(folder) }
    }

    /// What the user has to do after a run.
    package var remark: Problem {
        Problem(
            "\(generator.rawValue) makes the project anew from \(path)",
            hint: "run \(generator.command)",
            severity: .note
        )
    }

    /// The entries to paste for files or folders that no target's sources cover.
    package func entries(for places: [String]) -> (anchor: String, text: String) {
        guard generator == .xcodeGen else {
            let own = places.map { "\"\($0.hasSuffix(".swift") ? $0 : $0 + "/**")\"," }
            return ("sources of the target in \(path.name)", own.joined(separator: "\n"))
        }
        let names = Set(sources.map(\.target)).sorted().joined(separator: " or ")
        return ("targets, \(names), sources", places.map { "- \($0)" }.joined(separator: "\n"))
    }

    /// The entries to paste for a package.
    package func entries(forPackage folder: String) -> (anchor: String, text: String) {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        guard generator == .xcodeGen else {
            return (
                "packages of the project, and dependencies of the target",
                ".package(path: \"\(folder)\")\n.package(product: \"\(name)\")"
            )
        }
        return (
            "packages, and dependencies of the target",
            "\(name):\n  path: \(folder)\n\n- package: \(name)"
        )
    }

    // MARK: - XcodeGen

    private mutating func readXcodeGen(_ path: RelativePath, in tree: FileTree) throws(Failure) {
        guard let bytes = try tree.read(path), let root = try YAMLSource(name: path.text, bytes: bytes).rootIfAny()
        else {
            return
        }
        texts.append(SourceText(bytes))
        var roots = [root]
        for item in root["include"]?.items ?? [] {
            guard let name = item["path"]?.text ?? item.text, let path = try? RelativePath(name),
                let bytes = try tree.read(path),
                let other = try YAMLSource(name: path.text, bytes: bytes).rootIfAny()
            else { continue }
            texts.append(SourceText(bytes))
            roots.append(other)
        }
        let templates = roots.flatMap { $0["targetTemplates"]?.entries ?? [] }
        for target in roots.flatMap({ $0["targets"]?.entries ?? [] }) {
            let used = (target.value["templates"]?.items ?? []).compactMap(\.text)
            let all = [target.value] + templates.filter { used.contains($0.key.text ?? "") }.map(\.value)
            for source in all.flatMap({ $0["sources"]?.items ?? [] }) {
                add(source, of: target.key.text ?? "", below: path.parent?.text ?? "")
            }
        }
    }

    private mutating func add(_ source: YAMLNode, of target: String, below folder: String) {
        guard let own = source["path"]?.text ?? source.text else { return }
        let path = ProjectPath.join(folder, own.replacingAll("${target_name}", with: target))
        let globs = { (key: String) in
            (source[key]?.items ?? []).compactMap(\.text).map { Glob(path.isEmpty ? $0 : "\(path)/\($0)") }
        }
        let included = globs("includes")
        let patterns = included.isEmpty ? [Glob(path.isEmpty ? "**" : path)] : included
        sources += patterns.map { Source(target: target, pattern: $0, left: globs("excludes")) }
    }

    // MARK: - Tuist

    /// Reads the patterns of all manifests, and those of the helpers, which hold for each of them.
    private mutating func readTuist(_ manifests: [RelativePath], in tree: FileTree) throws(Failure) {
        let helpers = try tree.files(extensions: ["swift"]).filter {
            $0.components.contains("ProjectDescriptionHelpers") || $0.text == "Tuist/Package.swift"
        }
        var shared: [String] = []
        for path in helpers {
            guard let outline = try tree.outline(of: path) else { continue }
            texts.append(outline.source)
            shared += Self.patterns(in: outline)
        }
        for path in manifests {
            guard let outline = try tree.outline(of: path) else { continue }
            texts.append(outline.source)
            let folder = path.parent?.text ?? ""
            sources += (Self.patterns(in: outline) + shared).map { pattern in
                Source(target: "", pattern: Glob(ProjectPath.join(folder, pattern)))
            }
        }
    }

    /// The patterns of sources in a manifest: texts with wildcards, and folders that Xcode keeps in step with the disk.
    private static func patterns(in outline: Outline) -> [String] {
        let code = outline.code()
        let calls = code.calls
        let ranges = { (labels: Set<String>) in
            calls.flatMap(\.arguments).filter { $0.label.map(labels.contains) == true }.map(\.value.range)
        }
        let (others, folders) = (
            ranges(["resources", "headers", "excluding", "scripts"]), ranges(["buildableFolders"])
        )
        return code.stringLiterals.compactMap { literal in
            let isIn = { (ranges: [Range<Int>]) in ranges.contains { $0.contains(literal.range.lowerBound) } }
            var text = literal.text
            for value in literal.interpolations { text = text.replacingAll("\\(\(value.text))", with: "*") }
            text = text.filter { $0 != "\"" }
            guard text.contains("*") && text.contains("/") || isIn(folders), !isIn(others) else { return nil }
            return text
        }
    }
}

extension YAMLNode {
    /// The items of a list, or the only one.
    fileprivate var items: [YAMLNode] { sequence ?? [self] }
}

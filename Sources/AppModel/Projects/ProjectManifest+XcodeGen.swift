import Diagnostics
import FileTransaction
import SwiftEdits
import YAMLReader

// The manifests of XcodeGen, with those that they include.

extension ProjectManifest {
    /// Reads the app's manifest, those of projects in other folders, and those that they include. Paths in each begin at its own folder.
    mutating func readXcodeGen(_ path: RelativePath, in tree: FileTree) throws(Failure) {
        let all = try tree.files(extensions: ["yml", "yaml"]).filter { Self.names.contains(String($0.name)) }
        var seen: Set<RelativePath> = []
        try read(path, &seen, in: tree)
        let ofApp = yamlFiles.count
        for project in all where AppModel.isWritten(project) { try read(project, &seen, in: tree) }
        let templates = yamlFiles.flatMap { file in
            (file.root["targetTemplates"]?.entries ?? []).map {
                (name: $0.key.text, folder: file.folder, node: $0.value)
            }
        }
        var names: Set<String> = []
        for (index, file) in yamlFiles.enumerated() {
            for target in file.root["targets"]?.entries ?? [] {
                let name = target.key.text ?? ""
                let used = (target.value["templates"]?.items ?? []).compactMap(\.text)
                let all = templates.filter { $0.name.map(used.contains) == true }.map { ($0.folder, $0.node) }
                let nodes = [(file.folder, target.value)] + all
                let attributes = target.value["templateAttributes"]?.entries ?? []
                let type = nodes.lazy.compactMap { $0.1["type"]?.text }.first ?? name
                if names.insert(name).inserted {
                    targets.append(Target(name, type))
                    if index >= ofApp { others.insert(name) }
                }
                for (folder, node) in nodes {
                    for source in node["sources"]?.items ?? [] { add(source, of: name, attributes, below: folder) }
                }
            }
        }
    }

    private mutating func read(_ project: RelativePath, _ seen: inout Set<RelativePath>, in tree: FileTree)
        throws(Failure)
    {
        var open = [(path: project, folder: project.parent?.text ?? "")]
        while let (path, folder) = open.popLast() {
            guard seen.insert(path).inserted, let bytes = try tree.read(path), let root = root(of: path, bytes) else {
                continue
            }
            yamlFiles.append(YAMLFile(path: path, folder: folder, root: root))
            for item in root["include"]?.items ?? [] {
                let name = ProjectPath.join(path.parent?.text ?? "", item["path"]?.text ?? item.text ?? "")
                guard let other = try? RelativePath(name) else { continue }
                let keepsFolder = item["relativePaths"]?.text == "false"
                open.append((other, keepsFolder ? folder : other.parent?.text ?? ""))
            }
        }
    }

    /// The root of a manifest; `nil` if it is empty or cannot be read.
    private mutating func root(of path: RelativePath, _ bytes: [UInt8]) -> YAMLNode? {
        texts.append(SourceText(bytes))
        do throws(Failure) {
            return try YAMLSource(name: path.text, bytes: bytes).rootIfAny()
        } catch {
            unread = unread ?? error.problems.first
            return nil
        }
    }

    private mutating func add(
        _ source: YAMLNode,
        of target: String,
        _ attributes: [YAMLEntry],
        below folder: String
    ) {
        guard var own = source["path"]?.text ?? source.text else { return }
        for attribute in attributes {
            own = own.replacingAll("${\(attribute.key.text ?? "")}", with: attribute.value.text ?? "")
        }
        let path = ProjectPath.join(folder, own.replacingAll("${target_name}", with: target))
        let globs = { (key: String) in
            (source[key]?.items ?? []).compactMap(\.text).map { Glob(path.isEmpty ? $0 : "\(path)/\($0)") }
        }
        let included = globs("includes")
        let patterns = included.isEmpty ? [Glob(path.isEmpty ? "**" : path)] : included
        sources += patterns.map { Source(of: target, $0, without: globs("excludes")) }
    }
}

extension YAMLNode {
    /// The items of a list, or the only one.
    fileprivate var items: [YAMLNode] { sequence ?? [self] }
}

import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

// The manifests of Tuist, with the helpers that they share.

extension ProjectManifest {
    /// Reads the patterns of all manifests, and those of the helpers, which hold for each of them.
    mutating func readTuist(_ manifests: [RelativePath], in tree: FileTree) throws(Failure) {
        let helpers = try tree.files(extensions: ["swift"]).filter {
            $0.components.contains("ProjectDescriptionHelpers") || $0.text == "Tuist/Package.swift"
        }
        var shared: [Pattern] = []
        for path in helpers {
            guard let outline = try tree.outline(of: path) else { continue }
            texts.append(outline.source)
            shared += Self.patterns(in: outline)
        }
        for path in manifests {
            guard let outline = try tree.outline(of: path) else { continue }
            texts.append(outline.source)
            var calls: [(name: String, range: Range<Int>)] = []
            for call in outline.code().calls where ["target", "Target"].contains(call.name) {
                // Without a product it is a dependency.
                guard let product = call.argument(labelled: "product")?.value.text,
                    let name = call.text("name")
                else { continue }
                targets.append(Target(name, product))
                calls.append((name, call.range))
                if targets.last?.kind == .app { appManifest = appManifest ?? path }
            }
            let folder = path.parent?.text ?? ""
            sources += Self.patterns(in: outline).map { pattern in
                let target = calls.first { $0.range.contains(pattern.offset) }?.name
                return Source(of: target, pattern, below: folder)
            }
            sources += shared.map { Source(of: nil, $0, below: folder) }
        }
    }

    /// The patterns in a manifest: texts with wildcards, and folders that Xcode keeps in step with the disk.
    private static func patterns(in outline: Outline) -> [Pattern] {
        let code = outline.code()
        let calls = code.calls
        let ranges = { (labels: Set<String>) in
            calls.flatMap(\.arguments).filter { $0.label.map(labels.contains) == true }.map(\.value.range)
        }
        let (others, folders, resources) = (
            ranges(["headers", "excluding", "scripts"]), ranges(["buildableFolders"]), ranges(["resources"])
        )
        return code.stringLiterals.compactMap { literal in
            let isIn = { (ranges: [Range<Int>]) in ranges.contains { $0.contains(literal.range.lowerBound) } }
            var text = literal.text
            for value in literal.interpolations { text = text.replacingAll("\\(\(value.text))", with: "*") }
            text = text.filter { $0 != "\"" }
            guard text.contains("*") && text.contains("/") || isIn(folders), !isIn(others) else { return nil }
            return Pattern(text: text, offset: literal.range.lowerBound, isOfResources: isIn(resources))
        }
    }
}

import Diagnostics
import YAMLReader

/// A test plan of Xcode: the targets whose tests a scheme runs.
package struct TestPlan {
    /// A target, and the folder of the project or package that it is in.
    package struct Target: Hashable {
        let container: String
        let name: String

        package init(_ name: String, of package: String) {
            (container, self.name) = ("container:" + package, name)
        }
    }

    private let bytes: [UInt8]
    private let root: YAMLNode
    private let items: [YAMLNode]

    /// `nil` for a file that is no test plan.
    package init?(_ bytes: [UInt8], at path: String) {
        guard let root = try? YAMLSource(name: path, bytes: bytes).json(),
            let items = root["testTargets"]?.sequence
        else { return nil }
        (self.bytes, self.root, self.items) = (bytes, root, items)
    }

    /// The edits that add targets of packages in the form of another package's, in alphabetical order where these are. A plan
    /// without one leaves packages out.
    package func adding(_ targets: [Target]) -> [SourceEdit] {
        let present = items.compactMap(target)
        let packages = present.filter { !$0.container.hasSuffix(".xcodeproj") }
        guard let last = packages.last else { return [] }
        let isSorted = zip(packages, packages.dropFirst()).allSatisfy { $0.container <= $1.container }
        return targets.filter { !present.contains($0) }.flatMap { target in
            let earlier = packages.last { $0.container <= target.container }
            let model = isSorted ? earlier ?? last : last
            // Xcode writes slashes as `\/`.
            let escaped = { (target: Target) in "\"\(target.container.replacingAll("/", with: "\\/"))\"" }
            let texts = [
                model.name: target.name, model.container: target.container, escaped(model): escaped(target),
            ]
            return EntryCopies(of: bytes, root, copy: { text, _ in texts[text] ?? text }, where: { $0 == model.name })
                .edits
        }
    }

    /// The edits that take targets out.
    package func removing(_ targets: [Target]) -> [SourceEdit] {
        let kept = items.indices.filter { index in !targets.contains { $0 == target(of: items[index]) } }
        let removed = items.indices.filter { !kept.contains($0) }
        return removed.map { index in
            let (item, first) = (items[index].range, kept.first ?? items.endIndex)
            // What stands first goes with the comma behind it, another one with the comma before it.
            if index > first { return SourceEdit(items[index - 1].range.upperBound..<item.upperBound, []) }
            let end = index + 1 < items.endIndex ? items[index + 1].range.lowerBound : item.upperBound
            return SourceEdit(item.lowerBound..<end, [])
        }
    }

    private func target(of item: YAMLNode) -> Target? {
        guard let target = item["target"], let container = target["containerPath"]?.text,
            let name = target["identifier"]?.text, container.hasPrefix("container:")
        else { return nil }
        return Target(name, of: String(container.dropFirst("container:".count)))
    }
}

import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits

/// Collects the text edits of findings before they are applied: ranges refer to the file as it was read.
struct TextEdits {
    private var edits: [String: [SourceEdit]] = [:]
    private var imports: [String: Set<String>] = [:]

    /// Adds the edits of one finding, unless they touch earlier ones: those follow in the next round.
    ///
    /// - Returns: Whether the edits were added.
    @discardableResult
    mutating func add(_ own: [SourceEdit], import module: String? = nil, in file: String) -> Bool {
        let others = edits[file] ?? []
        guard !own.contains(where: { new in others.contains { $0.range.touches(new.range) } }) else { return false }
        edits[file] = others + own
        if let module { imports[file, default: []].insert(module) }
        return true
    }

    /// Edits the files.
    func apply(to tree: inout FileTree) throws(Failure) {
        for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
            guard let path = try? RelativePath(file), let bytes = try tree.read(path),
                var new = try? SourceEdit.apply(edits, to: bytes)
            else { continue }
            for module in (imports[file] ?? []).sorted() { new = Self.importing(module, new) }
            if PlanReadBack.isSound(new) { try tree.write(new, to: path) }
        }
    }

    private static func importing(_ module: String, _ bytes: [UInt8]) -> [UInt8] {
        let edit = Edit(.import, in: AnchorPath(steps: []), text: "import \(module)")
        return (try? SourceEdit.apply(edit.edits(for: bytes), to: bytes)) ?? bytes
    }
}

extension Range<Int> {
    /// Whether two ranges overlap or begin at the same place.
    fileprivate func touches(_ other: Range<Int>) -> Bool { overlaps(other) || lowerBound == other.lowerBound }
}

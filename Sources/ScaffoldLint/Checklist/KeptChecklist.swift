import Diagnostics
import FileTransaction
import ModuleSpecs

/// The checklist that a module keeps in `.scaffold/checklists/<Module>.md`, where people tick the items that are theirs.
package struct KeptChecklist {
    /// The mark behind the text of an item that people tick.
    package static let mark = "*(for people"

    /// The ticked lines of items for people, without their boxes.
    private let ticked: [Substring]

    /// - Parameter module: The module's name.
    package static func path(of module: String) -> RelativePath {
        RelativePath(trusted: KeptSpec.checklistPath(of: module))
    }

    /// Reads the kept checklist of a module; without one nothing is ticked.
    package init(of module: String, in tree: FileTree) throws(Failure) {
        let text = try tree.read(Self.path(of: module)).flatMap { String(utf8: $0) } ?? ""
        ticked = text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.drop { $0 == " " }
            let isTicked = ["- [x] ", "- [X] ", "* [x] ", "* [X] "].contains { line.hasPrefix($0) }
            return isTicked && line.contains(Self.mark) ? line.dropFirst(6) : nil
        }
    }

    /// The checklist with the items of people done that they have ticked; what the tool finds open stays so.
    func merged(into checklist: ModuleChecklist) -> ModuleChecklist {
        var merged = checklist
        for section in merged.sections.indices {
            for item in merged.sections[section].items.indices where isTicked(merged.sections[section].items[item]) {
                merged.sections[section].items[item].state = .done
            }
        }
        return merged
    }

    private func isTicked(_ item: ModuleChecklist.Item) -> Bool {
        item.state == .people && ticked.contains { $0.hasPrefix(item.text + " ") }
    }
}

import Diagnostics
import FileTransaction
import Styles

/// The states of a team's styles that modules were written in, as the app keeps them: one file for all modules of a state.
///
/// The tool has none of them once the style has changed. Those of built-in styles are not kept: they come with the tool.
package enum StyleHistory {
    static let title = "State of the style"
    private static let folder = ".scaffold/history/"

    static func path(_ style: String, _ state: String) -> String { "\(folder)\(style)-\(state).txt" }

    /// Whether a file is such a state, whose difference reports leave out.
    package static func keeps(_ path: RelativePath) -> Bool { path.text.hasPrefix(folder) }

    /// Drops the state of a record that no record of the tree names any more.
    ///
    /// - Returns: The path of the removed file.
    static func drop(_ old: ModuleRecord, in tree: inout FileTree) throws(Failure) -> String? {
        guard let state = old.state, let path = try? RelativePath(path(old.style, state)), try tree.hasFile(path)
        else { return nil }
        let others = try ModuleRecord.all(in: tree) + [ModuleRecord.app(in: tree)].compactMap(\.self)
        guard !others.contains(where: { $0.style == old.style && $0.state == state }) else { return nil }
        try tree.remove(path)
        return path.text
    }
}

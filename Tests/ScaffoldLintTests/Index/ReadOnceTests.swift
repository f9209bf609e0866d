import ScaffoldKit
import ScaffoldLint
import Testing

/// What is read again for every rule or module costs nothing in a small app, and hours in a large one.
@Suite("What lint reads")
struct ReadOnceTests {
    @Test("Each file is opened once, and each folder is listed once", arguments: Golden.styles)
    func reads(_ name: String) throws {
        let calls = Calls()
        let disk = DiskAccess { call throws(SystemError) in calls.note(call) }
        let tree = try FileTree(root: RootFolder(Golden.tree(name).root.path, disk: disk), disk: disk)
        let found = try StyleFinder(Styles.library).find(nil, in: tree).style
        #expect(found.name == name)
        let run = LintRun(style: found, rules: try Styles.rules(name), frameworks: Styles.library.frameworks)
        let result = try run.lint(tree)
        #expect(result.files > 40)
        #expect(calls.opened.count >= result.files)
        #expect(calls.opened.filter { $0.value > 1 }.isEmpty)
        let folders = try tree.files().reduce(into: Set<String>()) { folders, path in
            for count in 1..<max(path.components.count, 1) {
                folders.insert(path.components.prefix(count).joined(separator: "/"))
            }
        }
        // The folders of sources once, and those of specs, which are hidden, as often as somebody asks for them.
        #expect(calls.folders <= folders.count + 1 + 12)
    }
}

/// Counts what is opened.
private final class Calls {
    private(set) var opened: [String: Int] = [:]
    private(set) var folders = 0

    func note(_ call: SystemCall) {
        switch call.operation {
        case .openFile: opened[call.name, default: 0] += 1
        case .openFolder: folders += 1
        default: break
        }
    }
}

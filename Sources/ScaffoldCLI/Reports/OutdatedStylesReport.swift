import Diagnostics
import Styles
import YAMLReader

/// The report of `scaffold style outdated`: the copied styles, with what their repositories have now.
struct OutdatedStylesReport: CommandReport {
    /// What is to be said of a copied style, the gravest first.
    enum State: String {
        case edited, missing, moved, outdated, current
    }

    /// One copied style.
    struct Row {
        let name: String
        let source: String
        /// The version that the app has, the newest that the lock allows, and the newest of all.
        let version, allowed, newest: String
        let state: State

        init(_ name: String, _ entry: StyleLock.Entry, _ copy: StyleLock.State) throws(Failure) {
            let request = try StyleRequest(entry)
            let refs = try request.source.refs()
            let found = try request.newest(among: refs)
            (self.name, source, version) = (name, entry.source, entry.shown)
            allowed = found.commit == entry.commit ? entry.shown : found.shown(besides: entry.shown)
            newest = request.newestName(refs) ?? allowed
            switch copy {
            case .edited: state = .edited
            case .missing: state = .missing
            case .asCopied: state = entry.isMoved(refs) ? .moved : found.commit == entry.commit ? .current : .outdated
            }
        }
    }

    let rows: [Row]

    var isCurrent: Bool { rows.allSatisfy { $0.state == .current } }

    func write(to console: Console) {
        guard !rows.isEmpty else { return console.output.writeLine("no style was copied from a repository") }
        let table = TextTable(
            header: ["STYLE", "VERSION", "ALLOWED", "NEWEST", "STATE"],
            rows: rows.map { row in
                let look: TextStyle.Look = row.state == .current ? .green : .yellow
                return [.init(row.name), .init(row.version), .init(row.allowed), .init(row.newest)]
                    + [.init(row.state.rawValue, look)]
            }
        )
        console.output.writeLines(table.lines(style: console.outputStyle))
    }

    var json: YAMLValue {
        .members([
            "styles": .array(
                rows.map { row in
                    .members([
                        "name": .string(row.name), "source": .string(row.source), "version": .string(row.version),
                        "allowed": .string(row.allowed), "newest": .string(row.newest),
                        "state": .string(row.state.rawValue),
                    ])
                }
            )
        ])
    }
}

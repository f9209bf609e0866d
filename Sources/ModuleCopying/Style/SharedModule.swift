import Diagnostics

/// What several modules share: all of them, in the text of the one that keeps least of its own beside it, or half of all of a kind,
/// in the text of the most usual one.
struct SharedModule {
    /// The module whose text it is, without the rest.
    let module: LearntModule
    /// The module that has the smallest part of it.
    let least: LearntModule
    /// How many lines there are, and how many of these that module has.
    let lines: (all: Int, shared: Int)

    /// - Returns: `nil` for one module.
    init?(of modules: [LearntModule], isAll: Bool = false) {
        var best: SharedModule?
        for index in modules.indices.prefix(isAll ? 1 : modules.count)
        where modules.count > 1 && (modules[index].hasScreen || !modules.contains(where: \.hasScreen)) {
            var (module, others) = (modules[index], modules)
            others.remove(at: index)
            module.keep(sharedWith: others, needed: isAll ? max(1, others.count / 2) : others.count)
            let all = others.map { SharedModule(module, $0) }
            guard let found = all.min(by: { $0.lines.shared < $1.lines.shared }) else { continue }
            if best.map({ $0.isLess(than: found) }) ?? true { best = found }
        }
        guard let best else { return nil }
        self = best
    }

    private init(_ module: LearntModule, _ other: LearntModule) {
        (self.module, least) = (module, other)
        lines = module.linesByRole(sharedWith: other).reduce((0, 0)) { ($0.0 + $1.all, $0.1 + $1.shared) }
    }

    /// Whether the modules are of a kind: each has three of five lines.
    var isAlike: Bool { lines.all > 0 && 5 * lines.shared >= 3 * lines.all }

    /// Whether its modules share a smaller part.
    func isLess(than other: SharedModule) -> Bool { lines.shared * other.lines.all < other.lines.shared * lines.all }

    /// How much of each file the modules share.
    var table: [Problem] {
        let rows = module.linesByRole(sharedWith: least)
        let width = rows.map(\.role.count).max() ?? 0
        return rows.map { role, all, shared in
            let pad = String(repeating: " ", count: width - role.count)
            return Problem("\(role)\(pad)  \(shared) of \(all.counted("line"))", severity: .note)
        }
    }
}

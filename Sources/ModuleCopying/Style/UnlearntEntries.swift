import FileTransaction

/// What the module has in the app's other files and no entry of a style stands for, so that entries that use it are of no use.
struct UnlearntEntries {
    private var members: [(path: RelativePath, name: String)] = []
    /// The names in cases of switches.
    private var cases: Set<String> = []

    mutating func add(_ written: FragmentWriter.Written, in path: RelativePath) {
        if written.kind == .member { members += LearntEntry.declared(in: written.text).map { (path, $0) } }
        if written.kind == .switchCase { cases.formUnion(LearntEntry.mentions(in: written.text)) }
    }

    /// Whether an entry uses a member, or is a case that needs its place in each switch.
    ///
    /// - Parameter declared: The names that entries declare.
    func areUsed(by entry: LearntEntry, beside declared: Set<String>) -> Bool {
        if entry.kind == .enumCase, let name = entry.declared, cases.contains(name) { return true }
        let mentions = entry.mentions
        return members.contains { member in
            (member.path == entry.path || !declared.contains(member.name)) && mentions.contains(member.name)
        }
    }
}

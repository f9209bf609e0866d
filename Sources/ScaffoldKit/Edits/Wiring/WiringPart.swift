/// What became of some of a module's wirings, with the place of each among all.
struct WiringPart: Sendable {
    private(set) var touched: [(number: Int, value: WiringPlanner.Touched)] = []
    private(set) var failures: [(number: Int, value: WiringFailure)] = []
    private(set) var omissions: [(number: Int, value: WiringFailure)] = []
    private(set) var insertions: [(number: Int, value: WiringInsertion)] = []
    private(set) var shared: [(number: Int, value: WiringInsertion)] = []
    private(set) var made: [(number: Int, value: (wiring: Wiring, path: RelativePath))] = []
    /// What the files hold that were edited.
    private(set) var edited: [RelativePath: [UInt8]] = [:]

    init() {}

    /// Makes the wirings in a tree.
    init(
        _ wirings: [WiringHalves.Numbered],
        by planner: inout WiringPlanner,
        in tree: inout FileTree
    ) throws(PlanError) {
        for (number, wiring) in wirings {
            try planner.add(wiring, to: &tree)
            Self.add(planner.touched, of: number, to: &touched)
            Self.add(planner.failures, of: number, to: &failures)
            Self.add(planner.omissions, of: number, to: &omissions)
            Self.add(planner.insertions, of: number, to: &insertions)
            Self.add(planner.shared, of: number, to: &shared)
            Self.add(planner.made, of: number, to: &made)
        }
        // What is told of a file grows with the later wirings.
        for index in touched.indices { touched[index].value = planner.touched[index] }
        do throws(FileTreeError) {
            for (_, change) in made where edited[change.path] == nil {
                edited[change.path] = try tree.read(change.path)
            }
        } catch {
            throw .files(error)
        }
    }

    private static func add<Value>(_ all: [Value], of number: Int, to list: inout [(number: Int, value: Value)]) {
        for value in all[list.count...] { list.append((number, value)) }
    }

    /// Whether neither has edited or found anything in a file of the other, nor edited one of some others.
    func isApart(from other: WiringPart, and files: Set<RelativePath>) -> Bool {
        let own = Set(touched.map(\.value.path))
        return own.isDisjoint(with: other.touched.map(\.value.path)) && files.isDisjoint(with: edited.keys)
            && files.isDisjoint(with: other.edited.keys)
    }

    /// Two lists as one, in the order of the wirings.
    static func merged<Value>(
        _ first: [(number: Int, value: Value)],
        _ second: [(number: Int, value: Value)]
    ) -> [Value] {
        (first + second).sorted { $0.number < $1.number }.map(\.value)
    }
}

/// A stack of frames with values by name.
struct Frames<Value> {
    private var values: [String: [(frame: Int, value: Value)]] = [:]
    /// The names that are set in each frame, the outermost frame's first.
    private var names: [[String]] = [[]]
    /// The values of imported templates, with the frame that imports them. A name that is set beside them has its own value.
    private var imported: [(frame: Int, values: [String: Value])] = []

    /// Those of imported templates, then those that are set, in the order in which they were set, the outermost frame's first.
    var allNames: [String] { imported.flatMap { $0.values.keys.sorted() } + names.joined() }

    /// The value of each name.
    var all: [String: Value] {
        var all: [String: Value] = [:]
        for other in imported { all.merge(other.values) { $1 } }
        for name in names.joined() { all[name] = self[name] }
        return all
    }

    mutating func push() { names.append([]) }

    mutating func pop() {
        for name in names.popLast() ?? [] { values[name]?.removeLast() }
        while let last = imported.last, last.frame >= names.count { imported.removeLast() }
    }

    /// The value in the innermost frame that has the name.
    subscript(name: String) -> Value? {
        if let own = values[name]?.last { return own.value }
        for other in imported.reversed() {
            if let value = other.values[name] { return value }
        }
        return nil
    }

    /// Sets a value in the innermost frame.
    mutating func set(_ name: String, to value: Value) {
        let frame = names.count - 1
        if values[name]?.last?.frame == frame {
            values[name]?.removeLast()
        } else {
            names[frame].append(name)
        }
        values[name, default: []].append((frame, value))
    }

    /// Takes the values of an imported template into the innermost frame.
    mutating func add(_ values: [String: Value]) {
        guard !values.isEmpty else { return }
        for name in names.flatMap(\.self) {
            if let value = values[name] { set(name, to: value) }
        }
        imported.append((names.count - 1, values))
    }
}

/// A stack of frames with values by name.
struct Frames<Value> {
    private var values: [String: [(frame: Int, value: Value)]] = [:]
    /// The names that are set in each frame, the outermost frame's first.
    private var names: [[String]] = [[]]

    /// The names in the order in which they were set, the outermost frame's first.
    var allNames: [String] { names.flatMap(\.self) }

    mutating func push() { names.append([]) }

    mutating func pop() {
        for name in names.popLast() ?? [] { values[name]?.removeLast() }
    }

    /// The value in the innermost frame that has the name.
    subscript(name: String) -> Value? { values[name]?.last?.value }

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
}

/// The parts of file paths, taken from their text alone.
enum PathText {
    /// The last component: the file's name, "/" for the root.
    static func lastComponent(of path: String) -> String {
        if let last = path.split(separator: "/").last { return String(last) }
        return path.isEmpty ? "" : "/"
    }

    /// The path of the folder that a path lies in: "." for a mere name, "/" for the root and what lies in it.
    static func parent(of path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var components = path.split(separator: "/").filter { $0 != "." }
        switch components.last {
        case "..": components.append("..")
        case nil: if !isAbsolute { components.append("..") }
        default: components.removeLast()
        }
        let joined = components.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
}

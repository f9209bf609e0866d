/// The parts of file paths, taken from their text alone.
enum PathText {
    /// The last component: the file's name, "/" for the root.
    static func lastComponent(of path: String) -> String {
        if let last = path.split(separator: "/").last { return String(last) }
        return path.isEmpty ? "" : "/"
    }

    /// The path without its last component: "." where nothing is left, "/" for the root and what lies in it.
    static func parent(of path: String) -> String {
        let components = path.split(separator: "/").dropLast()
        if path.hasPrefix("/") { return "/" + components.joined(separator: "/") }
        return components.isEmpty ? "." : components.joined(separator: "/")
    }
}

/// The components of file paths, as text.
enum PathText {
    /// The last component: the file's name, "/" for the root.
    static func lastComponent(of path: String) -> String {
        if let last = path.split(separator: "/").last { return String(last) }
        return path.isEmpty ? "" : "/"
    }

    /// The path of the parent folder: "." for a name alone, "/" for the root and its entries.
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

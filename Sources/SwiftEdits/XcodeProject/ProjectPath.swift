/// Paths below the folder of an Xcode project; those beside it begin with `..`.
package enum ProjectPath {
    /// The path of what lies at `tail` in a folder, without `.` and inner `..`.
    package static func join(_ folder: String, _ tail: String) -> String {
        var parts: [Substring] = []
        for part in (folder.split(separator: "/") + tail.split(separator: "/")) where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The path that leads from a folder to a file or another folder.
    package static func relative(_ path: String, to folder: String) -> String {
        let (own, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(own, base).prefix { $0 == $1 }.count
        return (base.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared)).joined(separator: "/")
    }

    static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

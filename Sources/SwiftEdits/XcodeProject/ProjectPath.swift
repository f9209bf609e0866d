/// Paths below the folder of an Xcode project; those beside it begin with `..`.
package enum ProjectPath {
    /// The path of what lies at `tail` in a folder, without `.` and inner `..`.
    package static func join(_ folder: String, _ tail: String) -> String {
        var parts: [Substring] = []
        for part in Self.parts(of: folder) + Self.parts(of: tail) where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The path that leads from a folder to a file or another folder.
    package static func relative(_ path: String, to folder: String) -> String {
        let (own, base) = (parts(of: path), parts(of: folder))
        let shared = zip(own, base).prefix { $0 == $1 }.count
        return (base.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared)).joined(separator: "/")
    }

    static func folder(of path: String) -> String { parts(of: path).dropLast().joined(separator: "/") }

    package static func name(of path: String) -> String { parts(of: path).last.map(String.init) ?? path }

    /// The names between the slashes, found by bytes: a project has thousands of paths.
    private static func parts(of path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }
}

import Foundation

/// All that is below a folder, links and pipes as what they are, so that two moments can be compared.
struct TreePicture: Equatable, CustomStringConvertible {
    /// What stands at each path: a file's bytes, `nil` for a folder, a link's target.
    enum Thing: Equatable {
        case file(Data)
        /// More bytes than one wants in memory.
        case large(Int)
        case link(String)
        case folder
        case other
    }

    private(set) var things: [String: Thing] = [:]

    init(_ folder: String) {
        for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            things[path] = Self.thing(folder + "/" + path)
        }
    }

    private static func thing(_ path: String) -> Thing {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG where status.st_size > 200 << 20: return .large(Int(status.st_size))
        case S_IFREG: return .file(FileManager.default.contents(atPath: path) ?? Data())
        case S_IFDIR: return .folder
        case S_IFLNK: return .link((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
        default: return .other
        }
    }

    /// The same without folders that hold nothing.
    var files: [String: Thing] { things.filter { $0.value != .folder } }

    /// The paths at which two pictures differ.
    func differences(from other: TreePicture) -> [String] {
        Set(things.keys).union(other.things.keys).filter { things[$0] != other.things[$0] }.sorted()
    }

    var description: String { things.keys.sorted().joined(separator: ", ") }
}

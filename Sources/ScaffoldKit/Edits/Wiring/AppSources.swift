#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files of an app that wirings look through, each read once and outlined only when it may hold what is sought.
struct AppSources {
    private var files: [(path: RelativePath, bytes: [UInt8])]
    private var documents: [RelativePath: SwiftDocument] = [:]

    /// Reads the files of some extensions below the root.
    init(_ extensions: Set<String>, of tree: FileTree) throws(PlanError) {
        files = []
        do throws(FileTreeError) {
            for path in try tree.files(extensions: extensions) {
                if let bytes = try tree.read(path) { files.append((path, bytes)) }
            }
        } catch {
            throw .files(error)
        }
    }

    /// All files, by their paths.
    var all: [(path: RelativePath, bytes: [UInt8])] { files }

    /// The Swift files, manifests aside, in which a name occurs.
    mutating func documents(naming name: String) -> [(path: RelativePath, document: SwiftDocument)] {
        let word = Array(name.prefix { $0 != "(" && $0 != "." }.utf8)
        var found: [(path: RelativePath, document: SwiftDocument)] = []
        for (path, bytes) in files where path.name != "Package.swift" && Self.holds(bytes, word) {
            let document = documents[path] ?? SwiftDocument(bytes)
            documents[path] = document
            found.append((path, document))
        }
        return found
    }

    /// Takes note of what a file holds now.
    mutating func update(_ path: RelativePath, _ bytes: [UInt8]) {
        documents[path] = nil
        if let index = files.firstIndex(where: { $0.path == path }) { files[index].bytes = bytes }
    }

    /// Whether a text holds a word: the first byte is sought by the C library, which is many times faster than a loop.
    private static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        return bytes.withUnsafeBytes { text in
            word.withUnsafeBytes { word in
                guard let base = text.baseAddress, let wanted = word.baseAddress else { return false }
                var offset = 0
                while offset + word.count <= text.count,
                    let hit = memchr(base + offset, Int32(first), text.count - offset - word.count + 1)
                {
                    if memcmp(hit, wanted, word.count) == 0 { return true }
                    offset = UnsafeRawPointer(hit) - base + 1
                }
                return false
            }
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Diagnostics
import ScaffoldKit

/// A picture of a graph, drawn by Graphviz.
struct GraphPicture {
    let dot: String
    /// The program that draws.
    var program = "dot"

    /// The picture.
    ///
    /// - Throws: `Failure` where Graphviz is not there, with how to get it, or where it refuses.
    func svg() throws(Failure) -> String {
        guard let path = Self.file(holding: dot) else {
            throw Failure(.disk, [Problem("could not write a temporary file")])
        }
        defer { unlink(path) }
        // A program that is not found is told by some systems at once, and by others with the status 127.
        guard let drawn = Subprocess.output([program, "-Tsvg", path]), drawn.status != 127 else {
            throw Failure(
                "Graphviz is not installed: there is no program \"\(program)\"",
                hint:
                    "\"apt install graphviz\" or \"brew install graphviz\" brings it; --format mermaid and --format dot do without"
            )
        }
        guard drawn.status == 0, !drawn.text.isEmpty else {
            let said = drawn.errors.split(separator: "\n").first.map(String.init) ?? "it said nothing"
            throw Failure("\"\(program)\" could not draw the graph: \(said)")
        }
        return drawn.text
    }

    /// The path of a temporary file with this text.
    private static func file(holding text: String) -> String? {
        var template = Array("/tmp/scaffold-graph-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0, let stream = fdopen(descriptor, "w") else { return nil }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, stream)
        let isClosed = fclose(stream) == 0
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard written == bytes.count, isClosed else {
            unlink(path)
            return nil
        }
        return path
    }
}

import Diagnostics

/// A picture of a graph, drawn by Graphviz.
struct GraphPicture {
    let dot: String
    /// The program that draws.
    var program = "dot"

    /// - Throws: `Failure` if Graphviz is not installed, or refuses the graph.
    func svg() throws(Failure) -> String {
        // Some systems report a missing program at once, others with the status 127.
        guard let drawn = Subprocess.output([program, "-Tsvg"], input: dot), drawn.status != 127 else {
            throw Failure(
                "Graphviz is not installed: there is no program \"\(program)\"",
                hint:
                    "\"apt install graphviz\" or \"brew install graphviz\" brings it; --format mermaid and --format dot do without"
            )
        }
        guard drawn.status == 0, !drawn.text.isEmpty else {
            let said = drawn.errors.split(separator: "\n").first.map(String.init) ?? "it printed nothing"
            throw Failure("\"\(program)\" could not draw the graph: \(said)")
        }
        return drawn.text
    }
}

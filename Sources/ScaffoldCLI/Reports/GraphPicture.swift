import Diagnostics

/// A picture of a graph, which Graphviz draws.
struct GraphPicture {
    let dot: String
    /// Graphviz's executable.
    var program = "dot"

    /// - Throws: `Failure` if Graphviz is not installed or refuses the graph.
    func svg() throws(Failure) -> String {
        // Some systems report a missing program when it is started, others with status 127.
        guard let drawn = Subprocess.output([program, "-Tsvg"], input: dot), drawn.status != 127 else {
            throw Failure(
                "Graphviz is not installed: there is no program \"\(program)\"",
                hint:
                    "install it with \"apt install graphviz\" or \"brew install graphviz\", or use --format mermaid or --format dot"
            )
        }
        guard drawn.status == 0, !drawn.text.isEmpty else {
            let reason = drawn.errors.split(separator: "\n").first.map(String.init) ?? "it printed nothing"
            throw Failure("\"\(program)\" could not draw the graph: \(reason)")
        }
        return drawn.text
    }
}

import YAMLReader

/// The result of a command, as text and as JSON.
protocol Report {
    var json: YAMLValue { get }

    func write(to console: Console)
}

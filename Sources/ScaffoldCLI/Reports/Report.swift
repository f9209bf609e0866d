import YAMLReader

/// The result of a command: text for a person, JSON for a program.
protocol Report {
    var json: YAMLValue { get }

    func write(to console: Console)
}

import YAMLReader

/// The result of a command, as text and as JSON.
protocol CommandReport {
    var json: YAMLValue { get }

    func write(to console: Console)
}

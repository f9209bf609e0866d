/// One of the tool's readers, as something that any bytes can be given.
///
/// It traps where the reader does, and where what it gives is not what it promises; otherwise nothing comes of it.
struct Reader: Sendable {
    let name: String
    /// Texts that the reader takes: where mutations begin.
    let seeds: [String]
    /// What mutations put in besides Swift's words.
    let words: [String]
    let read: @Sendable ([UInt8]) -> Void

    init(_ name: String, seeds: [String], words: [String] = [], read: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.seeds = seeds
        self.words = words
        self.read = read
    }

    static let all: [Reader] = [
        yaml, template, swift, spec, appSpec, options, manifest, rules, catalogue, project, propertyList, package,
        record,
        growth, baseline, routes, url, suppression, configuration, arguments, messages, journal,
    ]

    /// What every reader of the tool may meet: numbers beyond all bounds, and what other formats begin with.
    static let numbers = [
        "9223372036854775807", "-9223372036854775808", "99999999999999999999999", "1e999", "0x", "-1", "65536", "NaN",
    ]

    /// Words of YAML and JSON.
    static let yamlWords = [
        ": ", "- ", "? ", "[", "]", "{", "}", ",", "\"", "'", "|\n", ">\n", "&a ", "*a", "!t ", "---\n", "...\n", "#",
        "\n  ",
        "\t", "null", "true", "~", "\\u0000", "\\uD800", "{{ ", " }}", "{% ", " %}",
    ]
}

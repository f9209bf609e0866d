/// The keys of the current mapping, to detect duplicates. Compares texts: `1` and `"1"` are the same key.
struct KeySet {
    private var texts: Set<String> = []

    mutating func insert(_ key: YAMLNode) throws(YAMLProblem) {
        let text = key.text ?? ""
        guard texts.insert(text).inserted else {
            throw YAMLProblem(
                position: key.start,
                message: "key \(Quoting.quoted(text)) is given twice in one mapping",
                hint: "keep one of them",
                kind: .invalid
            )
        }
    }
}

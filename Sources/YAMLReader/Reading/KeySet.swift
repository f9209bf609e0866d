/// The keys of one mapping so far.
///
/// Keys are compared by their text, as look-ups are, so `1` and `"1"` are the same key.
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

import YAMLReader

extension Reader {
    static let yaml = Reader(
        "yaml",
        seeds: [
            "name: Favorites\nscreens:\n  - list\n  - { name: detail, parameters: { itemId: String } }\n",
            "{ \"a\": [1, 2.5, true, null, \"\\u00e9\\n\"], \"b\": {} }",
            "a: |\n  text\n  more\nb: >-\n  folded\n  text\nc: 'it''s'\nd: \"\\x41\"\n# end\n",
        ],
        words: yamlWords + numbers
    ) { bytes in
        guard let root = try? YAMLReader.read(bytes: bytes) else { return }
        // What was read can be written, and is read again as the same.
        let text = JSONWriter.write(root.value)
        guard let again = try? YAMLReader.read(text)?.value else {
            return fail("what was written cannot be read: \(text)")
        }
        if !JSONWriter.write(again).utf8.elementsEqual(text.utf8) { fail("written otherwise: \(text)") }
    }
}

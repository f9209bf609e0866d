/// Texts that use every part of the language, to be cut and mutated.
enum Corpus {
    static let texts: [String] = [
        """
        # a spec
        name: Favorites
        screens:
          - list
          - name: detail
            parameters: { itemId: String, "mode": 'EditorMode' }
          -
            name: edit   # sheet
            presentation: sheet
        routes:
          detail: ":itemId"
          edit: { path: ":itemId/edit", defaults: { mode: .update } }
        useCases:
        - getFavorites() -> [Favorite]
        - "removeFavorite(id: String)"
        links: [Orders.detail, ]
        """,
        """
        %YAML 1.2
        ---
        literal: |
          first

            deeper
        folded: >-
          one
          two

           three
        keep: |+2
            text

        last: 'it''s
          folded'
        double: "a \\
          b\\u00e9\\ud83d\\ude00 \\x41

          c"
        ...
        """,
        "{\"a\": [1, -2.5e3, true, null, \"\\u00e9\\/\\n\"], \"b\": {\"c\": [[], {}]}, \"d\": \"😀\"}",
        "- - a\n  - b\n-\n  - c\n- ? d\n- &e f\n- *e\n- !!str g\n- [h: i, {j, k: l}]\n",
        "\u{FEFF}a:\tb\r\nc: d\re: |\r\n  f\r\n\t\r\ng: \"\u{7F}\u{85}\u{FEFF}\"\n",
        "plain: text\n  over lines\n\n  and more # comment\nurl: http://a.b/c#d\n\"quoted\" : x\n: empty\n---\nnext\n",
    ]

    /// What mutations insert: everything that means something somewhere.
    static let fragments: [[UInt8]] =
        [
            "- ", "-", ": ", ":", "? ", "[", "]", "{", "}", ",", "#", " #", "&a", "*a", "!", "|", ">", "|2-", "'", "\"",
            "\\",
            "\\u12", "%", "%YAML 1.2\n", "---", "\n---\n", "\n...\n", "@", "`", "\n", "\r", "\r\n", "\t", " ", "  ",
            "\n  ",
            "\n\t", "a", "é", "😀", "\0", "\u{FEFF}", "\u{7F}", "\u{85}", "\u{2028}",
        ].map { Array($0.utf8) } + [[0xFF], [0x80], [0xC3], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xFE, 0xFF]]
}

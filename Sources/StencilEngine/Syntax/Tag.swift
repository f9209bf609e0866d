/// A tag, by its name.
enum Tag: String, CaseIterable {
    case `if`, ifnot, `for`, `break`, `continue`, include, `import`, extends, block, set, macro, call, filter, map, now

    /// The closing tags of tags with a body.
    static let ends = [
        "if": "endif", "ifnot": "endif", "for": "endfor", "block": "endblock", "set": "endset", "macro": "endmacro",
        "filter": "endfilter", "map": "endmap",
    ]

    /// The tags that are allowed only within or at the end of others.
    static let closing: Set<String> = [
        "elif", "else", "empty", "endif", "endfor", "endblock", "endset", "endmacro", "endfilter", "endmap",
    ]
}

/// The tags that may stand anywhere, by their names.
enum Tag: String, CaseIterable {
    case `if`, ifnot, `for`, `break`, `continue`, include, `import`, extends, block, set, macro, call, filter, map, now

    /// The tag that ends each tag that has a body.
    static let ends = [
        "if": "endif", "ifnot": "endif", "for": "endfor", "block": "endblock", "set": "endset", "macro": "endmacro",
        "filter": "endfilter", "map": "endmap",
    ]

    /// The tags that only stand within or at the end of others.
    static let closing: Set<String> = [
        "elif", "else", "empty", "endif", "endfor", "endblock", "endset", "endmacro", "endfilter", "endmap",
    ]
}

/// A tag, by its name.
enum Tag: String, CaseIterable {
    case `if`, ifnot, `for`, `break`, `continue`, include, `import`, extends, block, set, macro, call, filter, map, now

    /// The closing tag of a tag with a body.
    static func end(of name: String) -> String { name == "ifnot" ? "endif" : "end\(name)" }

    /// The tags that are allowed only within or at the end of others.
    static let closing: Set<String> = [
        "elif", "else", "empty", "endif", "endfor", "endblock", "endset", "endmacro", "endfilter", "endmap",
    ]
}

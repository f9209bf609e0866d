/// The names of types as source writes them.
public enum TypeName {
    /// The simple name of a type, without its module, generic arguments, attributes and `any`: `Base` of `Module.Base<Int>`, `P` of `any P`.
    public static func bare(of text: String) -> String {
        let type = text.utf8.prefix { $0 != .less }
        return type.split(whereSeparator: " \n\t\r.".utf8.contains).last.map { String(Substring($0)) } ?? ""
    }
}

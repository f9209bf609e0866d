/// Where names that begin like a type's, and factory methods (`make…`), are called, and where types themselves are handed on
/// (`Cart.self`): found among the tokens of all files.
struct CallSites: Sendable {
    struct Site: Sendable {
        let file: Int
        /// The byte offset of the name.
        let offset: Int
    }

    private let calls: SiteTable
    private let metatypes: SiteTable

    init(in index: SourceIndex) {
        calls = SiteTable(index.files.map(\.callNames.calls))
        metatypes = SiteTable(index.files.map(\.callNames.metatypes))
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { calls[name] }

    /// Where a type itself is handed on: `Cart.self`.
    func metatypes(of name: String) -> [Site] { metatypes[name] }
}

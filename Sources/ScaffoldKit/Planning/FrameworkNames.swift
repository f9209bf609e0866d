/// The names of the types that a framework declares: what a file that imports it cannot declare without harm.
public struct FrameworkNames: Sendable {
    private let lists: [String: SortedLines]

    /// - Parameter lists: For each module, the text of its list: names, one to a line and sorted by their bytes; lines that
    ///   begin with `#` are comments and stand at the top.
    public init(lists: [String: String]) {
        self.lists = lists.mapValues(SortedLines.init)
    }

    /// The module that declares the name: Swift, Foundation or one of the imported ones.
    ///
    /// Foundation counts whether a file imports it or not: another file that imports it and the app (a test) would see
    /// both declarations.
    public func owner(of name: String, among imports: [String]) -> String? {
        (["Swift", "Foundation"] + imports).first { lists[$0]?.contains(name) == true }
    }
}

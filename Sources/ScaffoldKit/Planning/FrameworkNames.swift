/// The names of the types that a framework declares: what a file that imports it cannot declare without harm.
public struct FrameworkNames: Sendable {
    private let names: [String: Set<String>]

    /// - Parameter lists: For each module, the text of its list: one name to a line, `#` begins a comment.
    public init(lists: [String: String]) {
        names = lists.mapValues { text in
            Set(text.split(separator: "\n").map { $0.trimmingSpaces }.filter { !$0.isEmpty && !$0.hasPrefix("#") })
        }
    }

    /// The module that declares the name: Swift, Foundation or one of the imported ones.
    ///
    /// Foundation counts whether a file imports it or not: another file that imports it and the app (a test) would see
    /// both declarations.
    public func owner(of name: String, among imports: [String]) -> String? {
        (["Swift", "Foundation"] + imports).first { names[$0]?.contains(name) == true }
    }
}

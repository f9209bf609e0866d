/// The names of the types that each framework declares. A file that imports the framework should not declare them again.
package struct FrameworkNames: Sendable {
    private let lists: [String: Set<Substring>]

    /// - Parameter lists: The text of each module's list, with one name per line. Lines that begin with `#` are comments.
    package init(lists: [String: String]) { self.lists = lists.mapValues { Set($0.split(separator: "\n")) } }

    var names: Set<String> { Set(lists.values.joined().map(String.init)) }

    /// Whether the names of a module are known.
    package func has(_ module: String) -> Bool { lists[module] != nil }

    /// The module that declares the name: Swift, Foundation or one of the imported modules.
    ///
    /// Foundation always counts. A test that imports both Foundation and the app would see both declarations.
    package func owner(of name: String, among imports: [String]) -> String? {
        (["Swift", "Foundation"] + imports).first { lists[$0]?.contains(name[...]) == true }
    }
}

/// The names of the types that a framework declares: what a file that imports it cannot declare without harm.
public struct FrameworkNames: Sendable {
    private let names: [String: Set<String>]

    /// - Parameter lists: For each module, the text of its list: one name to a line, `#` begins a comment.
    public init(lists: [String: String]) {
        names = lists.mapValues { text in
            Set(text.split(separator: "\n").map { $0.trimmingSpaces }.filter { !$0.isEmpty && !$0.hasPrefix("#") })
        }
    }

    /// The imported module that declares the name, or `Swift` for one of its own.
    public func owner(of name: String, among imports: [String]) -> String? {
        (["Swift"] + imports + implied(by: imports)).first { names[$0]?.contains(name) == true }
    }

    /// What an import brings along.
    private func implied(by imports: [String]) -> [String] {
        imports.contains("UIKit") || imports.contains("SwiftUI") ? ["Foundation"] : []
    }
}

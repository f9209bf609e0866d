import YAMLReader

/// A call of a tool.
package struct ToolCall: Sendable {
    package let tool: String
    /// An object.
    package let arguments: YAMLValue
    /// The URIs of the folders in which the client lets tools work; `nil` if it does not say.
    package let roots: [String]?
    /// Tells the client what is being done.
    package let progress: @Sendable (String) -> Void
    /// Whether the client no longer wants the result.
    package let isCancelled: @Sendable () -> Bool

    package init(
        _ tool: String,
        _ arguments: YAMLValue,
        roots: [String]? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in },
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.tool, self.arguments, self.roots) = (tool, arguments, roots)
        (self.progress, self.isCancelled) = (progress, isCancelled)
    }
}

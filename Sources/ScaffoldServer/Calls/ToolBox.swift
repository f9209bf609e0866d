import YAMLReader

/// The tools of a server. Their calls come one after the other.
package protocol ToolBox: Sendable {
    /// The name and the version of the server.
    var implementation: YAMLValue { get }
    /// What a model should know of all tools.
    var instructions: String { get }
    /// The tools as the protocol lists them.
    var tools: [YAMLValue] { get }

    /// Runs a tool of the list.
    mutating func run(_ call: ToolCall) -> ToolResult
}

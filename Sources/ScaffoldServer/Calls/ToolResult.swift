import YAMLReader

/// The result of a tool.
package struct ToolResult: Sendable, Equatable {
    /// An object.
    package let content: YAMLValue
    package let isError: Bool

    package init(_ content: YAMLValue, isError: Bool = false) { (self.content, self.isError) = (content, isError) }

    var json: YAMLValue {
        [
            "resultType": "complete",
            "content": [["type": "text", "text": .string(JSONWriter.line(content))]],
            "structuredContent": content, "isError": .bool(isError),
        ]
    }
}

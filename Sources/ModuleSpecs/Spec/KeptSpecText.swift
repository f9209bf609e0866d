import YAMLReader

/// The text of a kept spec. It preserves the user's text, comments and layout where possible.
package struct KeptSpecText {
    package let style: String

    package init(style: String) { self.style = style }

    /// The text of the spec's file.
    ///
    /// - Parameters:
    ///   - existing: The current file; `nil` if it does not exist.
    ///   - isOurs: Whether the file is unedited since the tool wrote it.
    /// - Returns: The text, and whether it preserves the user's file with no more changes than necessary.
    package func text(of spec: ModuleSpec, named name: String, over existing: [UInt8]?, isOurs: Bool) -> (
        text: String, isKept: Bool
    ) {
        let writer = SpecWriter(style: style)
        let wanted = writer.text(of: spec, named: name)
        guard let existing else { return (wanted, false) }
        let normalized = { (bytes: [UInt8]) -> String? in
            SpecFile(YAMLSource(name: "", bytes: bytes)).spec().spec.map { writer.text(of: $0, named: name) }
        }
        if normalized(existing) == wanted { return (String(decoding: existing, as: UTF8.self), true) }
        guard !isOurs, let members = writer.value(of: spec, named: name).members,
            let edited = KeptSpecEditor(existing)?.text(saying: members, as: writer, named: name),
            normalized(Array(edited.utf8)) == wanted
        else { return (wanted, false) }
        return (edited, true)
    }
}

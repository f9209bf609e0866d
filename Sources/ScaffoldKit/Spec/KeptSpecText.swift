import YAMLReader

/// The text of a kept spec: as people have written it wherever it says what it should, with their comments and their layout.
struct KeptSpecText {
    let style: String

    /// The text of the spec's file.
    ///
    /// - Parameters:
    ///   - standing: The file as it is; `nil` where there is none.
    ///   - isOurs: Whether nobody has edited the file since the tool wrote it.
    /// - Returns: The text, and whether it is the file as people have it, with no more changed than has to be.
    func text(of spec: ModuleSpec, named name: String, over standing: [UInt8]?, isOurs: Bool) -> (
        text: String, isKept: Bool
    ) {
        let writer = SpecWriter(style: style)
        let wanted = writer.text(of: spec, named: name)
        guard let standing else { return (wanted, false) }
        let said = { (bytes: [UInt8]) -> String? in
            SpecFile(YAMLSource(name: "", bytes: bytes)).spec().spec.map { writer.text(of: $0, named: name) }
        }
        if said(standing) == wanted { return (String(decoding: standing, as: UTF8.self), true) }
        guard !isOurs, case .object(let members) = writer.value(of: spec, named: name),
            let edited = KeptSpecEditor(standing)?.text(saying: members, as: writer, named: name),
            said(Array(edited.utf8)) == wanted
        else { return (wanted, false) }
        return (edited, true)
    }
}

import YAMLReader

/// What the style's document, its rules and its checklist say of a part of the style.
package struct Guidance: Sendable, Equatable {
    /// The rule that reports the part as missing.
    package var rule: String?
    /// The heading in the style's document.
    package var section: String?
    /// The item of the document's checklist that the part fulfils.
    package var checklist: String?
}

extension MappingReader {
    /// The guidance of a piece or wiring; what it leaves out is that of the extended style's.
    func guidance(besides inherited: Guidance? = nil) -> Guidance {
        Guidance(
            rule: text("rule")?.value ?? inherited?.rule,
            section: text("section")?.value ?? inherited?.section,
            checklist: text("checklist")?.value ?? inherited?.checklist
        )
    }
}

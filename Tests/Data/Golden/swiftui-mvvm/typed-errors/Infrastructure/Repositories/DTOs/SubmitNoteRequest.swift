/// What the API wants for `submitNote`.
nonisolated struct SubmitNoteRequest: Encodable, Sendable {
    let note: String
}

/// What the server wants for `submitNote`.
struct SubmitNoteRequestDTO: Codable, Equatable, Sendable {
    let note: String
}

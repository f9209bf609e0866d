/// What the API wants for `login`.
nonisolated struct LoginRequest: Encodable, Sendable {
    let email: String
    let password: String
}

/// What the server wants for `login`.
struct LoginRequestDTO: Codable, Equatable, Sendable {
    let email: String
    let password: String
}

import Common

nonisolated extension User {
    public static let sample = User(id: "user-1", name: "Anna", email: "anna@example.com")
}

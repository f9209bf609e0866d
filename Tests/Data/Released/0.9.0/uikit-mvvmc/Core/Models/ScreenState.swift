/// What a screen shows: its content, or what stands in for it.
enum ScreenState: Equatable, Sendable {
    case loading
    case content
    case empty
    case failed(message: String)
}

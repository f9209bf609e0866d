nonisolated enum NoteState: String, CaseIterable, Codable, Sendable {
    case unknown
    case open
    case done

    /// The values that a person can choose.
    static var known: [Self] { allCases.filter { $0 != .unknown } }

    /// A value that this version of the app does not know is `unknown`.
    init(from decoder: Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}

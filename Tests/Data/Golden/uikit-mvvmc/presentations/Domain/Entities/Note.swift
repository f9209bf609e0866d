import Foundation

nonisolated struct Note: Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
    let budget: Decimal
    let reminder: Date?
    let state: NoteState
}

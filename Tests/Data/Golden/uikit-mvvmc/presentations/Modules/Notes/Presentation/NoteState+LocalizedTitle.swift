import Foundation

extension NoteState {
    var localizedTitle: String {
        switch self {
        case .unknown: return String(localized: "notes.noteState.unknown")
        case .open: return String(localized: "notes.noteState.open")
        case .done: return String(localized: "notes.noteState.done")
        }
    }
}

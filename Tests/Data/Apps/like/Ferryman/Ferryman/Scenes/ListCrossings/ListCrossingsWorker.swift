import Foundation

/// Asks the timetable; without an answer there are no crossings.
struct ListCrossingsWorker: Sendable {
    let timetable: Timetable

    func fetch() async -> [Crossing] {
        (try? await timetable.crossings()) ?? []
    }
}

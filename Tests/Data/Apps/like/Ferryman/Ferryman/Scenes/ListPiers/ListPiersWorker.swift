import Foundation

struct ListPiersWorker: Sendable {
    let timetable: Timetable

    func fetch() async -> [Pier] {
        (try? await timetable.piers()) ?? []
    }
}

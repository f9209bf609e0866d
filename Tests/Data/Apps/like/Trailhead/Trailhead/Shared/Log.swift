import Foundation

@MainActor
final class Log {
    static let shared = Log()
    /// How much of each part of the app is logged.
    let levels: [AppTab: Int] = [
        .hikes: 2,
        .huts: 2,
        .gear: 1,
    ]
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }
}

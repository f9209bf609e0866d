import Foundation
import OSLog

nonisolated extension Logger {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example.demo"

    static let app = Logger(subsystem: subsystem, category: "App")
    static let favorites = Logger(subsystem: subsystem, category: "Favorites")
}

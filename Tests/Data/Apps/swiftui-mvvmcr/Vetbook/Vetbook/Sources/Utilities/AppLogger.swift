import OSLog

extension Logger {
    private static let subsystem = "com.example.vetbook"

    static let navigation = Logger(subsystem: subsystem, category: "navigation")
    static let pets = Logger(subsystem: subsystem, category: "pets")
}

/// Types as hand-written code has them, read as a spec would write them.
enum AdoptedType {
    /// The type, or `nil` for one that a spec cannot name (closures, tuples).
    static func read(_ text: String) -> TypeReference? {
        if isPlainName(text) { return .named(text) }
        var scanner = SpecScanner(text, at: SourceMark(source: ""))
        guard let type = try? scanner.type() else { return nil }
        scanner.skipSpaces()
        return scanner.isAtEnd ? type : nil
    }

    /// Whether it is a name of ASCII letters and digits, as most types of properties are: those need no reading.
    private static func isPlainName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
            default: false
            }
        }
    }

    /// Whether a type's name says that it does work, so that it is no value of a screen.
    static func isService(_ name: String) -> Bool {
        let ends = [
            "Service", "Repository", "Container", "Coordinator", "Factory", "Manager", "Interactor", "UseCase",
            "Resolver",
            "Router", "Client", "Store", "Provider", "Impl",
        ]
        return ends.contains { name.hasSuffix($0) }
    }
}

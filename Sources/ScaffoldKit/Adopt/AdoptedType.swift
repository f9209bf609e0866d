import Diagnostics

/// Types as hand-written code has them, read as a spec would write them.
enum AdoptedType {
    /// The type, or `nil` for one that a spec cannot name (closures, tuples).
    static func read(_ text: String) -> TypeReference? {
        // As most types of properties are; those need no reading.
        if SwiftIdentifier.isValid(text) { return .named(text) }
        var scanner = SpecScanner(text, at: SourceMark(source: ""))
        guard let type = try? scanner.type() else { return nil }
        scanner.skipSpaces()
        return scanner.isAtEnd ? type : nil
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

import Diagnostics

/// An adopted type: a type in hand-written code, as a spec would name it.
package enum AdoptedType {
    /// The type; `nil` for a type that a spec cannot name, such as a closure or tuple.
    package static func read(_ text: String) -> TypeReference? {
        // Most properties have a simple type, which needs no scanner.
        if SwiftIdentifier.isValid(text) { return .named(text) }
        var scanner = SpecScanner(text, at: SourceMark(source: ""))
        guard let type = try? scanner.type() else { return nil }
        scanner.skipSpaces()
        return scanner.isAtEnd ? type : nil
    }

    /// Whether a type's name marks a service, which is not a value of a screen.
    package static func isService(_ name: String) -> Bool {
        let ends = [
            "Service", "Repository", "Container", "Coordinator", "Factory", "Manager", "Interactor", "UseCase",
            "Resolver", "Router", "Client", "Store", "Provider", "Impl",
        ]
        return ends.contains { name.hasSuffix($0) }
    }
}

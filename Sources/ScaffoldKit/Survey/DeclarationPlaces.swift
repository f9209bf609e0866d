/// Which files declare or extend which types: where an anchor that names a type can lead.
struct DeclarationPlaces: Sendable {
    private struct Place {
        let path: RelativePath
        let isDeclaration: Bool
    }

    private var places: [String: [Place]] = [:]

    /// - Parameter count: How many types there will be, about.
    init(about count: Int = 0) {
        places.reserveCapacity(count)
    }

    /// Takes down what a file says of types.
    mutating func add(_ mentions: [TypeMention], in path: RelativePath) {
        for mention in mentions {
            places[mention.name, default: []].append(Place(path: path, isDeclaration: mention.isDeclared))
        }
    }

    /// The files that declare or extend a type, sorted as they were added.
    ///
    /// - Parameter isDeclaring: Whether those are left out that only extend it.
    func files(naming name: String, isDeclaring: Bool = false) -> [RelativePath] {
        (places[name] ?? []).compactMap { $0.isDeclaration || !isDeclaring ? $0.path : nil }
    }
}

/// A cache of the parts found in a document, by their type and place: the entries of many modules have the same places.
final class FoundParts {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let place: AnyHashable
    }

    private var parts: [Key: Any] = [:]

    /// The number of parts that had to be looked for.
    var count: Int { parts.count }

    func part<Part>(at place: some Hashable, _ find: () -> Part) -> Part {
        let key = Key(type: ObjectIdentifier(Part.self), place: AnyHashable(place))
        if let known = parts[key] as? Part { return known }
        let part = find()
        parts[key] = part
        return part
    }
}

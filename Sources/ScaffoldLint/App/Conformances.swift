/// What conforms to what among the types of an app, tests left out.
struct Conformances: Sendable {
    /// The names of the types that conform to each protocol or inherit each class, in the order of the files.
    let byParent: [String: [String]]

    init(in index: SourceIndex) {
        var byParent: [String: [String]] = [:]
        for type in index.types where index.files[type.place.file].role == .source {
            for inherited in type.inherited { byParent[inherited.name, default: []].append(type.name) }
        }
        self.byParent = byParent
    }
}

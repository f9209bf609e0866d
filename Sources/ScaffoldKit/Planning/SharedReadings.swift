/// What several modules of one app ask of the same files, read once for all of them.
final class SharedReadings {
    /// The app's files, with the outlines of those that anchors lead to.
    var sources: AppSources
    private var catalogues: [RelativePath: (bytes: [UInt8], keys: Set<String>)] = [:]

    init(_ sources: AppSources) {
        self.sources = sources
    }

    /// Whether a catalogue has every text of a piece; not if either cannot be read.
    func holds(_ piece: RenderedPiece, in bytes: [UInt8]) -> Bool {
        let source = YAMLSource(name: piece.path.text, text: piece.text)
        guard let wanted = try? CatalogueEntries(source).entries else { return false }
        guard let keys = try? keys(of: bytes, at: piece.path) else { return false }
        return wanted.allSatisfy { keys.contains($0.key) }
    }

    /// The keys of a catalogue that holds these bytes.
    ///
    /// - Throws: a problem with its place, where it is no catalogue.
    func keys(of bytes: [UInt8], at path: RelativePath) throws(Problem) -> Set<String> {
        // Arrays that share their storage are equal at once.
        if let known = catalogues[path], known.bytes == bytes { return known.keys }
        let keys = try StringCatalogue.keys(of: bytes, name: path.text)
        catalogues[path] = (bytes, keys)
        return keys
    }
}

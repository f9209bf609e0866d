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
        // Arrays that share their storage are equal at once.
        if catalogues[piece.path]?.bytes != bytes {
            guard let keys = try? StringCatalogue.keys(of: bytes, name: piece.path.text) else { return false }
            catalogues[piece.path] = (bytes, keys)
        }
        return wanted.allSatisfy { catalogues[piece.path]?.keys.contains($0.key) == true }
    }
}

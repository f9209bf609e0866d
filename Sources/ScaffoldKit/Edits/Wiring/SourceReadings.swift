import SwiftOutline

/// What has been read of an app's files, once for all modules whose entries are sought in them.
final class SourceReadings {
    /// Up to so many files, looking through them takes no longer than remembering what was found.
    static let few = 8

    /// The files as they were first, and those that have been changed as they were last.
    private var documents: [RelativePath: SwiftDocument] = [:]
    private var changed: [RelativePath: SwiftDocument] = [:]
    /// Which words files have in them that have been changed.
    private var words: [RelativePath: [String: (bytes: [UInt8], isThere: Bool)]] = [:]
    /// A file with what it holds.
    struct File {
        let path: RelativePath
        let bytes: [UInt8]
    }

    /// The files that declare or extend a type, as they were first: of one that every module extends there are many.
    private var naming: [AnchoredType: [File]] = [:]
    /// Where anchors lead whose first step is in many files: a type that every module extends.
    var leads: [AnchorPath: [AnchorLead]] = [:]

    /// The files that declare or extend a type, as they were first.
    ///
    /// - Parameter read: Reads them the first time.
    func files(naming type: AnchoredType, _ read: () -> [File]) -> [File] {
        if let known = naming[type] { return known }
        let files = read()
        naming[type] = files
        return files
    }

    /// Whether a file that holds some bytes has a word in it.
    func holds(_ word: String, in bytes: [UInt8], of path: RelativePath) -> Bool {
        // Arrays that share their storage are equal at once.
        if let known = words[path]?[word], known.bytes == bytes { return known.isThere }
        let isThere = AppSources.holds(bytes, Array(word.utf8))
        words[path, default: [:]][word] = (bytes, isThere)
        return isThere
    }

    /// The outline of a file that holds some bytes.
    ///
    /// - Parameter known: The outline of these bytes, where somebody has made it; only asked for where the file has not been read here.
    func document(
        at path: RelativePath,
        holding bytes: [UInt8],
        outline known: @autoclosure () -> Outline? = nil
    ) -> SwiftDocument {
        // Arrays that share their storage are equal at once.
        guard let first = documents[path] else {
            let document = known().map { SwiftDocument(bytes, outline: $0) } ?? SwiftDocument(bytes)
            documents[path] = document
            return document
        }
        if first.bytes == bytes { return first }
        if let known = changed[path], known.bytes == bytes { return known }
        let document = SwiftDocument(bytes)
        changed[path] = document
        return document
    }
}

import Diagnostics
import SwiftEdits
import SwiftOutline

/// What several modules of one kind share: the first one's files without the declarations and statements that the others lack.
///
/// A member counts as another's if it has the same name and labels in the same type; a statement, if it has the same words. A
/// part that stays may use others. These are restored as the first module has them, unless the part is a statement that
/// can be left out.
struct SharedSkeleton {
    private let files: [Outline]
    private let others: [MemberIndex]
    private let mentions: Set<String>
    private let needed: (all: Int, ofScreens: Int)
    private let required: [String: Set<String>]

    /// - Parameters:
    ///   - files: The texts of the first module's files.
    ///   - others: Those of each of the others.
    ///   - mentions: The names in the module's entries in other files.
    ///   - needed: In how many of the others a part has to be, and a part that names a screen.
    ///   - required: The names that protocols of the app ask for.
    init(
        _ files: [String],
        others: [[String]],
        mentions: Set<String>,
        needed: (all: Int, ofScreens: Int),
        required: [String: Set<String>] = [:]
    ) {
        self.files = files.map { Outline($0) }
        self.others = others.map { MemberIndex($0.map { Outline($0) }) }
        (self.mentions, self.needed, self.required) = (mentions, needed, required)
    }

    /// The texts of the files; `nil` for one of which nothing stays.
    var texts: [String?] {
        var reader = SkeletonReader(files, others: others, needed: needed, required: required)
        reader.read()
        var parts = reader.parts
        parts.settle(mentioned: mentions)
        return files.indices.map { file in text(of: file, parts.all.filter { $0.file == file }) }
    }

    private func text(of file: Int, _ parts: [SkeletonPart]) -> String? {
        guard parts.isEmpty || parts.contains(where: \.isKept) else { return nil }
        let bytes = Array(files[file].source.bytes)
        let document = SwiftDocument(bytes, outline: files[file])
        let cuts = parts.filter { !$0.isKept }.map {
            FileCuts.withLines(files[file].withSemicolon($0.range), in: document)
        }
        return FileCuts.rest(besides: cuts, of: document).map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
    }
}

extension Outline {
    /// The range of a statement with the semicolon behind it, or else before it.
    fileprivate func withSemicolon(_ range: Range<Int>) -> Range<Int> {
        let indices = tokens.indices(in: range)
        guard let first = indices.first, let last = indices.last, first > 0, last + 1 < tokens.count else {
            return range
        }
        let (before, after) = (tokens[first - 1], tokens[last + 1])
        if after.kind == .semicolon { return range.lowerBound..<after.end }
        return before.kind == .semicolon ? before.start..<range.upperBound : range
    }
}

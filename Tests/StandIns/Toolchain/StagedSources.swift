import Foundation

/// Copies of a module's sources in which the imports name what this platform has.
///
/// Apple's Foundation holds declarations that this platform's lacks, and two modules cannot have one name. So
/// `import Foundation` becomes `import AppleFoundation`, which re-exports this platform's and adds the rest; what does not
/// import it does not see it, as with Apple's. Lines keep their numbers.
struct StagedSources {
    /// The copies, in the order of the originals.
    let files: [URL]
    private let originals: [(staged: String, original: String)]

    /// Copies sources into a folder of their own each, under their own names, because two files of one name in a module
    /// are an error that must stay one.
    init(of sources: [URL], in folder: URL, rewriting: Bool) throws {
        guard rewriting else {
            files = sources
            originals = []
            return
        }
        var copies: [(staged: URL, original: URL)] = []
        for (index, source) in sources.enumerated() {
            let place = folder.appendingPathComponent("\(index)", isDirectory: true)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let copy = place.appendingPathComponent(source.lastPathComponent)
            let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
            try Data(Self.rewritten(text).utf8).write(to: copy)
            copies.append((copy, source))
        }
        files = copies.map(\.staged)
        originals = copies.map { ($0.staged.path, $0.original.path) }
    }

    /// The compiler's text with the originals' paths, and with Foundation's own name.
    func restoringPaths(in text: String) -> String {
        originals
            .reduce(text) { $0.replacingOccurrences(of: $1.staged, with: $1.original) }
            .replacingOccurrences(of: "AppleFoundation", with: "Foundation")
    }

    static func rewritten(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { rewritten(line: $0) }
            .joined(separator: "\n")
    }

    private static func rewritten(line: Substring) -> String {
        guard line.contains("Foundation") else { return String(line) }
        var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let start = words.firstIndex(of: "import"),
            let name = words.indices.first(where: { $0 > start && isFoundation(words[$0]) })
        {
            words[name] = "Apple" + words[name]
            return words.joined(separator: " ")
        }
        return qualifiedNamesRewritten(String(line))
    }

    /// `Foundation`, `Foundation.URL` and `Foundation` with a comment or a carriage return behind it.
    private static func isFoundation(_ word: String) -> Bool {
        word.prefix { $0.isLetter } == "Foundation"
    }

    /// `Foundation.URL` in code names the module too.
    private static func qualifiedNamesRewritten(_ line: String) -> String {
        var result = ""
        var rest = line[...]
        while let range = rest.range(of: "Foundation.") {
            let before = rest[..<range.lowerBound].last ?? result.last
            let after = rest[range.upperBound...].first
            let isModule = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
            result += rest[..<range.lowerBound]
            result += isModule && after?.isUppercase == true ? "AppleFoundation." : "Foundation."
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

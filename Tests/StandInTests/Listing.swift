import Foundation
import StandInToolchain

/// A file that the compiler must accept or refuse, with a header of `// key: value` lines that says for which systems and
/// in which modes; a line that must be refused ends in `// error: ` and a part of what the compiler says there.
struct Listing: Sendable {
    let file: URL
    let target: IOSVersion?
    let from: IOSVersion
    let until: IOSVersion
    let modes: [LanguageMode]

    /// Whether the listing is compiled without others, because what is wrong with it shows only after type-checking.
    let isAlone: Bool

    /// What the compiler must say, by line.
    let expectations: [Int: String]

    var name: String { file.deletingPathExtension().lastPathComponent }

    init(_ file: URL) throws {
        self.file = file
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var header: [String: String] = [:]
        for line in lines.prefix(while: { $0.hasPrefix("// ") }) {
            let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1).map(String.init)
            if parts.count == 2 { header[parts[0]] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        target = header["iOS"].flatMap { IOSVersion($0) }
        from = header["from"].flatMap { IOSVersion($0) } ?? IOSVersion(15)
        until = header["until"].flatMap { IOSVersion($0) } ?? IOSVersion(.max)
        modes = (header["modes"] ?? "swift5 swift6 xcode26").split(separator: " ")
            .compactMap { LanguageMode(rawValue: String($0)) }
        isAlone = header["alone"] != nil
        var expectations: [Int: String] = [:]
        for (index, line) in lines.enumerated() {
            guard let range = line.range(of: "// error: ") else { continue }
            expectations[index + 1] = String(line[range.upperBound...])
        }
        self.expectations = expectations
    }

    static func all(in folder: URL) throws -> [Listing] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map { try Listing($0) }
    }

    /// What is wrong with what the compiler said: expectations that it did not meet, and more than was expected.
    func differences(from diagnostics: [CompilerDiagnostic]) -> [String] {
        let own = diagnostics.filter { $0.file == file.path }
        var differences: [String] = []
        for (line, message) in expectations.sorted(by: { $0.key < $1.key }) {
            let said = own.filter { $0.line == line }
            if !said.contains(where: { $0.message.contains(message) }) {
                differences.append("\(name):\(line): expected \"\(message)\", got \(said.map(\.message))")
            }
        }
        for diagnostic in own where expectations[diagnostic.line] == nil {
            differences.append("unexpected: \(name):\(diagnostic.line): \(diagnostic.message)")
        }
        return differences
    }
}

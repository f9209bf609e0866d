import FileTransaction
import Foundation
import ScaffoldLint
import TestSupport

/// An app written by hand, with its answer list: `// LINT: rule, rule` at the end of each line on which something is found.
struct MarkedApp {
    static let folder = Repository.markedApps

    let name: String
    let files: [(path: RelativePath, bytes: [UInt8])]
    /// `file:line: rule`, sorted.
    let answers: [String]

    /// Reads `Tests/Data/MarkedApps/<style>/<name>.txt`, in which `=== path` begins a file.
    init(style: String, name: String) throws {
        let url = Self.folder.appendingPathComponent("\(style)/\(name).txt")
        let text = try String(contentsOf: url, encoding: .utf8)
        var files: [(path: RelativePath, bytes: [UInt8])] = []
        var answers: [String] = []
        for part in text.components(separatedBy: "=== ").dropFirst() {
            let lines = part.components(separatedBy: "\n")
            for (number, line) in lines.dropFirst().enumerated() {
                guard let mark = line.range(of: "// LINT: ") else { continue }
                let rules = line[mark.upperBound...].components(separatedBy: ", ")
                answers += rules.map { "\(lines[0]):\(number + 1): \($0)" }
            }
            files.append((try RelativePath(lines[0]), Array(lines.dropFirst().joined(separator: "\n").utf8)))
        }
        self.name = name
        self.files = files
        self.answers = answers.sorted()
    }
}

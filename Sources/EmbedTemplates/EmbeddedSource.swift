import Foundation

/// The Swift source that embeds the files of a folder.
struct EmbeddedSource {
    let folder: URL

    /// The generated file: an extension of `BuiltInStyles` with one entry for each file, sorted by path.
    var text: String {
        get throws {
            let entries = try paths().map { path in
                let contents = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                return "        (\(literal(path)), \(literal(contents))),"
            }
            return """
                extension BuiltInStyles {
                    static let embedded: [(path: String, text: String)] = [
                \(entries.joined(separator: "\n"))
                    ]
                }

                """
        }
    }

    private func paths() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { path in
                var isDirectory: ObjCBool = false
                let absolute = folder.appendingPathComponent(path).path
                let exists = FileManager.default.fileExists(atPath: absolute, isDirectory: &isDirectory)
                return exists && !isDirectory.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .sorted()
    }

    /// The text as a single-line literal, escaped.
    private func literal(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    escaped += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"\(escaped)\""
    }
}

import Foundation

/// The build tool behind `EmbedTemplatesPlugin`: `EmbedTemplates <folder> <output.swift>`.
///
/// Writes a Swift file with every file of the folder as a string literal. Skips files that start with a dot.
@main
struct EmbedTemplates {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: EmbedTemplates <folder> <output.swift>\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[1]).standardizedFileURL
        let source = try EmbeddedSource(folder: folder).text
        try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]))
    }
}

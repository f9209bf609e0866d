import BuiltInStyles
import Diagnostics
import ScaffoldLint
import Styles
import Testing

/// The styles that travel in the binary, with their rules.
enum Styles {
    static let library = StyleLibrary(files: BuiltInStyles.files)

    private static let read: [String: Result<(Style, RuleSet), any Error>] = Dictionary(
        uniqueKeysWithValues: library.names.map { name in
            (
                name,
                Result {
                    let style = try library.style(Located(name, at: SourceMark(source: "--style")))
                    return (style, try RuleSet(of: style))
                }
            )
        }
    )

    static func style(_ name: String) throws -> Style {
        try #require(read[name]).get().0
    }

    static func rules(_ name: String) throws -> RuleSet {
        try #require(read[name]).get().1
    }
}

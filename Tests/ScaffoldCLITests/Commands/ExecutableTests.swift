import Foundation
import TestSupport
import Testing

/// What the executable is made of.
@Suite("The executable", .needsExecutable)
struct ExecutableTests {
    /// The name of their module stands in the symbol of each of their functions.
    @Test("uses no regular expressions, which would make the installed one two megabytes larger")
    func regularExpressions() throws {
        let executable = try Data(contentsOf: #require(BuiltProduct.scaffold), options: .alwaysMapped)
        #expect(
            executable.range(of: Data("17_StringProcessing".utf8)) == nil,
            "`nm` tells which of their functions is called, such as `contains` with a text that is no `String`"
        )
    }
}

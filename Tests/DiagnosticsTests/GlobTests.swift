import Diagnostics
import Testing

@Suite("Patterns for paths")
struct GlobTests {
    @Test(
        "A pattern fits what a shell's would",
        arguments: [
            ("Generated", "Generated/A.swift", true), ("Generated", "App/Generated/A.swift", false),
            ("**/Generated", "App/Generated/A.swift", true), ("**/Generated", "Generated/A.swift", true),
            ("**/*.generated.swift", "A.generated.swift", true), ("*.swift", "App/A.swift", false),
            ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Home/A.swift", false),
            ("App/**/A?.swift", "App/Home/Main/A1.swift", true), ("App/**", "App/Home/A.swift", true),
            ("./App/", "App/A.swift", true), ("App", "Apple/A.swift", false), ("", "A.swift", false),
            ("**/*.swift", "App/Home/A.swift", true), ("**/A.swift", "App/BA.swift", false),
            ("App/**/A.swift", "App/A.swift", true), ("**/Home/*.swift", "Home/B/Home/A.swift", true),
            ("***a", "bba", true), ("*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
        ]
    )
    func fits(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(Glob(pattern).matches(path) == isMatch)
    }
}

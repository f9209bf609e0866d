import Testing

@testable import ScaffoldCLI

@Suite("Colouring a diff")
struct DiffStyleTests {
    private let diff = """
        --- a/File.swift
        +++ b/File.swift
        @@ -1,2 +1,2 @@
         same
        -old
        +new

        """

    @Test("lines are told apart by their first character")
    func colors() {
        #expect(
            DiffStyle(style: TextStyle(isOn: true)).apply(to: diff) == """
                \u{1B}[1m--- a/File.swift\u{1B}[0m
                \u{1B}[1m+++ b/File.swift\u{1B}[0m
                \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
                 same
                \u{1B}[31m-old\u{1B}[0m
                \u{1B}[32m+new\u{1B}[0m

                """
        )
    }

    @Test("without colours nothing changes")
    func plain() {
        #expect(DiffStyle(style: .plain).apply(to: diff) == diff)
    }
}

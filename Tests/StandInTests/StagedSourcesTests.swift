import Testing

@testable import StandInToolchain

/// Foundation is replaced where it is imported or named as a module, and nowhere else.
struct StagedSourcesTests {
    @Test(
        "Imports of Foundation, and names qualified with it, name the stand-in",
        arguments: [
            ("import Foundation", "import AppleFoundation"),
            ("@preconcurrency import Foundation", "@preconcurrency import AppleFoundation"),
            ("public import struct Foundation.URL // why", "public import struct AppleFoundation.URL // why"),
            ("import Foundation\r", "import AppleFoundation\r"),
            ("let url: Foundation.URL", "let url: AppleFoundation.URL"),
            ("(Foundation.URL, Foundation.Data)", "(AppleFoundation.URL, AppleFoundation.Data)"),
        ]
    )
    func rewrites(_ before: String, _ after: String) {
        #expect(StagedSources.rewritten(before) == after)
    }

    @Test(
        "Other names stay as they are",
        arguments: [
            "import FoundationNetworking", "import MyFoundation", "let MyFoundation.URL", "// uses Foundation.",
            "struct Foundation {}", "x.Foundation.URL",
        ]
    )
    func leaves(_ line: String) {
        #expect(StagedSources.rewritten(line) == line)
    }

    @Test("A version is read with or without its minor part")
    func versions() {
        #expect(IOSVersion("15") == IOSVersion(15, 0))
        #expect(IOSVersion("iOS 16.4") == IOSVersion(16, 4))
        #expect(IOSVersion("") == nil)
        #expect(IOSVersion("x.1") == nil)
        #expect(IOSVersion(16, 4).compilationConditions == ["IOS_16", "IOS_16_4"])
    }
}

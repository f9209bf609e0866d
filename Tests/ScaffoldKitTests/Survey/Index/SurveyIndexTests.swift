import Foundation
import Testing

@testable import ScaffoldKit

@Suite("What is kept of an app's files, as bytes")
struct SurveyIndexTests {
    private func kept() throws -> (app: IndexedApp, bytes: [UInt8], program: FileStamp) {
        let app = try IndexedApp()
        try app.keep()
        return (app, try #require(app.kept), try #require(SurveyMemory.program))
    }

    @Test("reads back as it was written")
    func same() throws {
        let (app, bytes, program) = try kept()
        let index = try #require(SurveyIndex(bytes, of: app.root, by: program))
        #expect(index.files.map { index.path($0.path).text } == (try FileTree(root: app.root).files().map(\.text)))
        #expect(
            index.folders.map { index.path($0.path).text } == [
                "", "App", "Modules", "Modules/Cart", "Modules/Orders", "Modules/Orders/Views", "Resources", "Tests",
            ]
        )
        #expect(index.records.files.count == 7)
    }

    @Test("is only for the program that wrote it, and for the folder that it is about")
    func foreign() throws {
        let (app, bytes, program) = try kept()
        #expect(SurveyIndex(bytes, of: app.root, by: .none) == nil)
        #expect(SurveyIndex(bytes, of: try RootFolder("/"), by: program) == nil)
    }

    @Test("is not used where a byte is missing or another one")
    func damaged() throws {
        let (app, bytes, program) = try kept()
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(SurveyIndex(Array(bytes[..<count]), of: app.root, by: program) == nil)
        }
        for place in stride(from: 0, to: bytes.count, by: 11) {
            var other = bytes
            other[place] ^= 0x40
            #expect(SurveyIndex(other, of: app.root, by: program) == nil)
        }
        #expect(SurveyIndex(bytes + [0], of: app.root, by: program) == nil)
    }

    @Test("does no harm where somebody has made it up")
    func hostile() throws {
        let (app, bytes, program) = try kept()
        let content = bytes.dropLast(MemoryLayout<Fingerprint>.size)
        var taken = 0
        for place in stride(from: 0, to: content.count, by: 3) {
            for value in [UInt8(0), 1, 0x7F, 0xFF] {
                var other = Array(content)
                other[place] = value
                let print = Fingerprint(of: other)
                withUnsafeBytes(of: print) { other += $0 }
                guard let index = SurveyIndex(other, of: app.root, by: program),
                    index.files.allSatisfy({ (try? RelativePath(index.path($0.path).text)) != nil })
                else { continue }
                taken += 1
                guard taken % 20 == 0 else { continue }
                app.keep(other)
                _ = try? IndexedApp.picture(of: app.tree)
            }
        }
        #expect(taken > 0)
    }
}

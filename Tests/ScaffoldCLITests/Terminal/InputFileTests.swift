import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("Files that a command line names")
struct InputFileTests {
    private let folder = TemporaryFolder()

    private func problem(_ path: String) -> Failure? {
        do {
            _ = try InputFile(path: path).read()
            return nil
        } catch {
            return error
        }
    }

    @Test("are read whole, without a byte order mark")
    func reading() throws {
        let text = String(repeating: "é\n", count: 100_000)
        #expect(try InputFile(path: folder.write(text, to: "long.txt")).readText() == text)
        #expect(try InputFile(path: folder.write("\u{FEFF}a", to: "mark.txt")).readText() == "a")
        #expect(try InputFile(path: folder.write("", to: "empty.txt")).readText().isEmpty)
        #expect(try InputFile(path: folder.write("\u{FFFD}", to: "replacement.txt")).readText() == "\u{FFFD}")
    }

    @Test("that are not there are bad input")
    func missing() {
        let path = folder.path("nothing.txt")
        #expect(problem(path)?.problems.first?.message == "the file does not exist")
        #expect(problem(path)?.kind == .input)
        #expect(problem("")?.kind == .input)
    }

    @Test("that are folders are bad input")
    func folders() {
        #expect(problem(folder.path)?.lines == ["\(folder.path("")): error: this is a folder, not a file"])
    }

    @Test("that are no text say on which line they stop being text")
    func notText() throws {
        let path = try folder.write(bytes: Array("one\ntwo\n".utf8) + [0x61, 0xFF, 0x62], to: "broken.txt")
        #expect(problem(path)?.description == "\(path):3:1: error: the line is not UTF-8 text")
        let cut = try folder.write(bytes: [0x61, 0xC3], to: "cut.txt")
        #expect(problem(cut)?.lines == ["\(cut):1:1: error: the line is not UTF-8 text"])
    }

    @Test("that are too large are refused before they fill the memory")
    func tooLarge() throws {
        let path = try folder.write("", to: "large.txt")
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: UInt64(InputFile.largestSize) + 1)
        #expect(problem(path)?.description == "\(path): error: the file is larger than 32 MB")
        #expect(problem("/dev/zero")?.lines == ["/dev/zero: error: the file is larger than 32 MB"])
    }

    @Test("that may not be read are the disk's refusal", .enabled(if: geteuid() != 0, "permissions do not bind root"))
    func forbidden() throws {
        let path = try folder.write("secret", to: "secret.txt")
        chmod(path, 0)
        #expect(problem(path)?.kind == .disk)
    }

    @Test("may be the standard input")
    func standardInput() throws {
        let console = Console(
            output: OutputChannel(inMemoryAsTerminal: false),
            errors: OutputChannel(inMemoryAsTerminal: false),
            input: InputChannel("piped")
        )
        #expect(try InputFile(path: "-").readText(from: console) == "piped")
        #expect(InputFile(path: "-").name == "<standard input>")
    }

    @Test("may be a pipe that nobody writes to, without waiting for it")
    func pipe() {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(problem(path) == nil)
    }
}

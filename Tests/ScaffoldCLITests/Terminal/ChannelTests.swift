import Foundation
import Testing

@testable import ScaffoldCLI

@Suite("Channels")
struct ChannelTests {
    /// A pipe's two ends, `(read, write)`.
    private func makePipe() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    @Test("what is written to a descriptor arrives whole, however much it is")
    func largeOutput() throws {
        let (reading, writing) = try makePipe()
        Thread.detachNewThread {
            let channel = OutputChannel(descriptor: writing)
            for _ in 0..<10_000 { channel.writeLine(String(repeating: "x", count: 99)) }
            channel.flush()
            close(writing)
        }
        #expect(InputChannel(descriptor: reading).readAll().count == 1_000_000)
        close(reading)
    }

    @Test("a reader that goes away ends the writing, not the process")
    func brokenPipe() throws {
        signal(SIGPIPE, SIG_IGN)
        let (reading, writing) = try makePipe()
        close(reading)
        let channel = OutputChannel(descriptor: writing)
        channel.writeLine("lost")
        channel.flush()
        channel.writeLine("lost as well")
        channel.flush()
        close(writing)
        #expect(channel.failure == EPIPE)
        #expect(!channel.hasFailed)
    }

    @Test("an output that cannot be written is exit code 4 with the reason", .enabled(if: Self.hasFullDevice))
    func fullDisk() {
        let descriptor = open("/dev/full", O_WRONLY)
        defer { close(descriptor) }
        let errors = OutputChannel(inMemoryAsTerminal: false)
        let code = ScaffoldCommand.run(
            arguments: ["--version"],
            environment: Environment([:]),
            console: Console(output: OutputChannel(descriptor: descriptor), errors: errors, input: InputChannel(""))
        )
        #expect(code == .diskRefused)
        #expect(errors.written == "error: could not write to the standard output: No space left on device\n")
    }

    private static let hasFullDevice = access("/dev/full", W_OK) == 0

    @Test("lines are read with any line break, and the last without one")
    func readLines() {
        let input = InputChannel("one\r\n\ntwo")
        #expect(input.readLine() == "one")
        #expect(input.readLine()?.isEmpty == true)
        #expect(input.readLine() == "two")
        #expect(input.readLine() == nil)
        #expect(input.readLine() == nil)
    }

    @Test("reading stops one byte beyond the limit")
    func readLimit() throws {
        #expect(InputChannel("abcdef").readAll(limit: 3).count == 4)
        #expect(InputChannel("abc").readAll(limit: 3).count == 3)
    }
}

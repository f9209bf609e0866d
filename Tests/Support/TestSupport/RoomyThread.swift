import Foundation

/// A thread with a stack of a given size: those that tests run on have little on some systems.
public enum RoomyThread {
    /// The least stack, in bytes, that a thread of the tool may have: what macOS gives one that asks for nothing, and a sixteenth of what
    /// the tool's threads ask for and its main thread usually has. In a debug build, whose frames are several times as large, four times that.
    #if DEBUG
    public static let leastStack = 2 << 20
    #else
    public static let leastStack = 512 << 10
    #endif

    public static func run<Result: Sendable>(
        stackSize: Int = 8 << 20,
        _ body: @escaping @Sendable () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = stackSize
            thread.start()
        }
    }
}

import Foundation
import Testing

@testable import ScaffoldServer

@Suite("The queue of calls")
struct CallQueueTests {
    private let calls = ["one", "two"].map { Request(id: .string($0), method: "tools/call", parameters: [:]) }

    @Test("stops the calls so far and those that are read later")
    func stop() throws {
        let queue = CallQueue()
        #expect(queue.add(calls[0]))
        queue.close()
        queue.cancelAll()
        #expect(queue.add(calls[1]))
        for call in calls {
            let next = try #require(queue.next())
            #expect(next.call == call)
            #expect(queue.isCancelled(call.id))
            #expect(!queue.finish(call.id))
        }
        #expect(queue.next() == nil)
    }

    @Test("runs calls of a client that has roots and does not say them")
    func silentClient() {
        let queue = CallQueue(patience: 0)
        let started = DispatchSemaphore(value: 0)
        Foundation.Thread.detachNewThread {
            while let next = queue.next() {
                if next.roots == nil { started.signal() }
            }
        }
        // The thread waits for a call when the roots are asked for.
        Foundation.Thread.sleep(forTimeInterval: 0.05)
        queue.hold()
        for call in calls {
            #expect(queue.add(call))
            #expect(started.wait(timeout: .now() + 20) == .success)
        }
        queue.close()
    }
}

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
}

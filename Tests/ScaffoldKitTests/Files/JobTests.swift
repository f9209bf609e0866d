import Testing

@testable import ScaffoldKit

@Suite("Work on other threads")
struct JobTests {
    @Test("jobs are done one after the other, and each gives its own result")
    func turns() {
        for number in 0..<1_000 {
            let job = Job { "\(number)" }
            #expect(job.start())
            #expect(job.join() == "\(number)")
        }
    }

    @Test("many jobs at once, asked for in any order")
    func many() {
        let jobs = (0..<40).map { number in Job { (0...number).reduce(0, +) } }
        for job in jobs { #expect(job.start()) }
        for (number, job) in jobs.enumerated().reversed() { #expect(job.join() == number * (number + 1) / 2) }
    }

    @Test("a job may begin another and wait for it")
    func nested() {
        let job = Job {
            let inner = Job { 1 }
            return inner.start() ? (inner.join() ?? 0) + 1 : 0
        }
        #expect(job.start())
        #expect(job.join() == 2)
    }

    @Test("what a job gives is kept by whoever asked for it, and by nobody else")
    func release() {
        final class Thing: Sendable {}
        weak var thing: Thing?
        do {
            let job = Job { Thing() }
            #expect(job.start())
            let found = job.join()
            thing = found
            #expect(found != nil)
        }
        #expect(thing == nil)
    }
}

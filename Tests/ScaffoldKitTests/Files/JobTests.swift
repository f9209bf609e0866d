import SwiftOutline
import Testing

@testable import ScaffoldKit

@Suite("Work on other threads")
struct JobTests {
    @Test("jobs are done one after the other, and each gives its own result")
    func turns() {
        for number in 0..<1_000 {
            let job = Job { "\(number)" }
            job.start()
            #expect(job.join() == "\(number)")
        }
    }

    @Test("many jobs at once, asked for in any order")
    func many() {
        let jobs = (0..<40).map { number in Job { (0...number).reduce(0, +) } }
        for job in jobs { job.start() }
        for (number, job) in jobs.enumerated().reversed() { #expect(job.join() == number * (number + 1) / 2) }
    }

    @Test("a job may begin another and wait for it")
    func nested() {
        let job = Job {
            let inner = Job { 1 }
            inner.start()
            return inner.join() + 1
        }
        job.start()
        #expect(job.join() == 2)
    }

    @Test("what a job gives is kept by whoever asked for it, and by nobody else")
    func release() {
        final class Thing: Sendable {}
        weak var thing: Thing?
        do {
            let job = Job { Thing() }
            job.start()
            let found = job.join()
            thing = found
            #expect(withExtendedLifetime(found) { thing } != nil)
        }
        #expect(thing == nil)
    }

    @Test("whoever waits does what nobody has begun, however deep jobs wait for each other")
    func help() {
        @Sendable func sum(_ depth: Int) -> Int {
            guard depth > 0 else { return 1 }
            let jobs = (0..<2).map { _ in Job { sum(depth - 1) } }
            for job in jobs { job.start() }
            return jobs.map { $0.join() }.reduce(0, +)
        }
        #expect(sum(8) == 256)
    }

    @Test("a job that nobody waits for is done all the same")
    func left() {
        let (done, waiting) = (Condition(), Lock())
        final class Flag: @unchecked Sendable { var isUp = false }
        let flag = Flag()
        Job {
            waiting.holding {
                flag.isUp = true
                done.tellAll()
            }
        }
        .start()
        waiting.holding { while !flag.isUp { done.wait(under: waiting) } }
        #expect(flag.isUp)
    }
}

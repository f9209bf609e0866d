import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SwiftOutline

@Suite("Mapping in parallel")
struct ParallelMapTests {
    private struct Failure: Error, Equatable {
        let element: Int
    }

    @Test("Results are in the order of the elements", arguments: [0, 1, 2, 7, 64, 1000])
    func order(_ count: Int) {
        #expect(parallelMap(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
        #expect(parallelMap(Array(0..<count), batch: 16) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }

    @Test("Every element is mapped once, also where another one fails")
    func runsAll() {
        let lock = Lock()
        nonisolated(unsafe) var calls = [Int](repeating: 0, count: 100)
        #expect(throws: Failure(element: 3)) {
            try parallelMap(Array(0..<100), batch: 4) { element throws(Failure) in
                lock.withLock { calls[element] += 1 }
                if element % 10 == 3 { throw Failure(element: element) }
            }
        }
        #expect(calls.allSatisfy { $0 == 1 })
    }

    @Test("The error of the first element counts, whichever thread meets one first")
    func firstError() {
        for _ in 0..<50 {
            #expect(throws: Failure(element: 20)) {
                try parallelMap(Array(0..<200)) { element throws(Failure) -> Int in
                    if element >= 20 { throw Failure(element: element) }
                    return element
                }
            }
        }
    }

    @Test("A list that is no longer than a batch stays on its thread")
    func small() {
        let own = pthread_self()
        #expect(
            parallelMap([1, 2, 3], batch: 3) { _ in pthread_equal(pthread_self(), own) != 0 } == [true, true, true]
        )
    }

    @Test("Deeply nested input can be read on each of the threads")
    func deepInput() {
        let depth = 10_000
        let texts = (0..<16).map { _ in
            "let a = " + String(repeating: "[(", count: depth) + String(repeating: ")]", count: depth)
                + String(repeating: "\nstruct S {", count: depth) + "\nlet b: " + String(repeating: "[", count: depth)
        }
        let counts = parallelMap(texts) { text in
            let outline = Outline(text)
            return outline.allDeclarations.count + outline.code().declarations.count
        }
        #expect(Set(counts).count == 1)
    }

    @Test("Threads are started in one file of the sources")
    func oneFile() throws {
        let folder = "SwiftOutline/Threads/"
        #expect(try Self.sources(with: "pthread_create") == [folder + "Thread.swift"])
        // One keeps a signal from all threads.
        let files = ["Condition.swift", "Lock.swift", "Thread.swift"].map { folder + $0 }
        #expect(try Self.sources(with: "pthread_") == Set(files + ["ScaffoldCLI/System/StopSignals.swift"]))
    }

    private static func sources(with text: String) throws -> Set<String> {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return Set(
            try paths.filter { $0.hasSuffix(".swift") }.filter { path in
                try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8).contains(text)
            }
        )
    }
}

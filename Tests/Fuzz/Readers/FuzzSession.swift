#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A run of some time over several readers, each getting its share.
struct FuzzSession {
    var seconds = 60.0
    var seed: UInt64 = 1
    var size = 4000
    var keptFile: String?

    /// - Returns: The process's exit code. A reader that fails ends the process itself.
    func run(_ readers: [Reader]) -> Int32 {
        var total = 0
        for reader in readers {
            let (count, slowest) = run(reader, for: seconds / Double(max(readers.count, 1)))
            total += count
            print("\(reader.name): \(count) texts, the slowest took \(slowest) ms")
            fflush(nil)
        }
        print("\(total) texts in \(readers.count) readers, seed \(seed)")
        return 0
    }

    private func run(_ reader: Reader, for seconds: Double) -> (count: Int, slowest: Int) {
        var mutator = Mutator(seed: seed, corpus: reader.seeds.map { Array($0.utf8) }, words: reader.words)
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(Int(seconds * 1000))
        var count = 0
        var slowest = Duration.zero
        for seed in reader.seeds { reader.read(Array(seed.utf8)) }
        while clock.now < end {
            let text = mutator.next(maximumSize: size)
            if let keptFile { Seeds.put(text, keptFile) }
            alarm(20)
            slowest = max(slowest, clock.measure { reader.read(text) })
            count += 1
        }
        alarm(0)
        return (count, Int(slowest / .milliseconds(1)))
    }
}

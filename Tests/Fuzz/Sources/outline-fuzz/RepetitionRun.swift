import Foundation
import Diagnostics
import SwiftOutline

/// Reads pieces repeated to two sizes, and prints those that take more than their share of time for the larger one.
enum RepetitionRun {
    static func run() -> Bool {
        var isLinear = true
        var slowest = (piece: "", seconds: 0.0)
        for piece in Repetitions.pieces {
            let small = time(piece, 500_000)
            let large = time(piece, 4_000_000)
            if large > slowest.seconds { slowest = (piece, large) }
            // Eight times the size takes eight times as long, with some air for caches; and not sixty-four times.
            guard large > max(small, 0.01) * 24 else { continue }
            isLinear = false
            print("\(piece.debugDescription): 0.5 MB in \(small) s, 4 MB in \(large) s")
        }
        isLinear = runPairs() && isLinear
        print(
            "\(Repetitions.pieces.count) pieces; the slowest, \(slowest.piece.debugDescription): 4 MB in \(slowest.seconds) s"
        )
        return isLinear
    }

    /// Reads every piece with every other one: what is slow out of all proportion shows in short texts.
    private static func runPairs() -> Bool {
        var isFast = true
        for first in Repetitions.pieces {
            for second in Repetitions.pieces {
                let piece = first + second
                let small = time(piece, 4000)
                let large = time(piece, 32_000)
                guard large > max(small, 0.001) * 24 || large > 0.5 else { continue }
                isFast = false
                print("\(piece.debugDescription): 4 KB in \(small) s, 32 KB in \(large) s")
            }
        }
        return isFast
    }

    /// The processor time that reading takes: the best of a few runs.
    private static func time(_ piece: String, _ size: Int) -> Double {
        let text = SourceText(Repetitions.text(piece, size: size))
        return (0..<3).map { _ in
            let start = clock()
            _ = Outline(text).code().calls.count
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }.min() ?? 0
    }
}

import Diagnostics
import SwiftOutline

/// Makes other programs from a program by changing its tokens, the same ones for the same seed.
///
/// Most are wrong, and are not compared; those that happen to be right are syntax that nobody thought of.
struct TokenMutator {
    private var state: UInt64
    private var pool: [[UInt8]] = []

    init(seed: UInt64) {
        state = seed &* 2 &+ 1
    }

    private mutating func random(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return bound <= 1 ? 0 : Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    /// A program with one to three tokens changed.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        let source = SourceText(bytes)
        var pieces: [[UInt8]] = []
        var end = 0
        for token in TokenList(source) {
            pieces.append(Array(source.bytes(in: end..<token.start)))
            pieces.append(Array(source.bytes(in: token.range)))
            end = token.end
        }
        guard pieces.count > 4 else { return bytes }
        for _ in 0..<1 + random(3) { mutate(&pieces) }
        return Array(pieces.joined())
    }

    /// Changes a token, which stand at the odd places, or what lies between two.
    private mutating func mutate(_ pieces: inout [[UInt8]]) {
        let place = random(pieces.count / 2) * 2 + 1
        if pool.count < 5000 { pool.append(pieces[place]) } else { pool[random(pool.count)] = pieces[place] }
        switch random(8) {
        case 0: pieces[place] = []
        case 1: pieces[place] = pool[random(pool.count)]
        case 2: pieces[place] += Array(" ".utf8) + pool[random(pool.count)]
        case 3: pieces[place] = pool[random(pool.count)] + Array(" ".utf8) + pieces[place]
        case 4: pieces.swapAt(place, random(pieces.count / 2) * 2 + 1)
        case 5: pieces[place - 1] = Array("\n".utf8)
        case 6: pieces[place - 1] = Array(" ".utf8)
        default: pieces[place - 1] = []
        }
    }
}

/// The order of a catalogue's keys.
enum CatalogueOrder: CaseIterable, Sendable {
    /// Xcode's order: punctuation before digits before letters, numbers by value, and case only if all else is equal.
    case xcode
    /// By bytes, as scripts and translation services sort.
    case bytes

    /// The order that fewest pairs of neighbouring keys contradict, with the rank of each key.
    static func fitting(_ keys: [String]) -> (order: CatalogueOrder, ranks: [Rank]) {
        var best: (order: CatalogueOrder, ranks: [Rank], contradictions: Int)?
        for order in allCases {
            let ranks = keys.map { Rank($0, order) }
            let contradictions = zip(ranks, ranks.dropFirst()).count { $1 < $0 }
            if contradictions < best?.contradictions ?? .max { best = (order, ranks, contradictions) }
            if contradictions == 0 { break }
        }
        return best.map { ($0.order, $0.ranks) } ?? (.xcode, [])
    }

    /// The rank of a key in an order.
    struct Rank: Comparable, Sendable {
        /// The primary criterion: kinds and values of the characters, without case.
        private let primary: [UInt32]
        /// The secondary criterion: capitals after small letters.
        private let capitals: [Bool]
        private let text: [UInt8]

        init(_ key: String, _ order: CatalogueOrder) {
            text = Array(key.utf8)
            guard order == .xcode else {
                primary = []
                capitals = []
                return
            }
            primary = Self.primary(key)
            capitals = key.unicodeScalars.map { scalar in
                scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
            }
        }

        static func < (left: Rank, right: Rank) -> Bool {
            if left.primary != right.primary { return left.primary.lexicographicallyPrecedes(right.primary) }
            if left.capitals != right.capitals {
                return left.capitals.lexicographicallyPrecedes(right.capitals) { !$0 && $1 }
            }
            return left.text.lexicographicallyPrecedes(right.text)
        }

        /// The order of ASCII punctuation and symbols in Unicode's collation, spaces first.
        private static let punctuation: [UInt32] = {
            var ranks = [UInt32](repeating: 1, count: 128)
            for (place, byte) in " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8.enumerated() {
                ranks[Int(byte)] = UInt32(place) + 2
            }
            return ranks
        }()
        private static let otherPunctuation: UInt32 = 100
        private static let digits: UInt32 = 0x20_0000
        private static let letters: UInt32 = 0x40_0000

        private static func primary(_ key: String) -> [UInt32] {
            var ranks: [UInt32] = []
            var number: [UInt32] = []
            for scalar in key.unicodeScalars {
                if let digit = digit(scalar) {
                    if number != [0] { number.append(digit) } else { number = [digit] }
                    continue
                }
                finish(&number, into: &ranks)
                append(scalar, to: &ranks)
            }
            finish(&number, into: &ranks)
            return ranks
        }

        /// Ranks a number by its length and then by its digits, so that no number is too large.
        private static func finish(_ number: inout [UInt32], into ranks: inout [UInt32]) {
            guard !number.isEmpty else { return }
            ranks.append(digits)
            ranks.append(UInt32(clamping: number.count))
            ranks += number
            number = []
        }

        private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
            (0x30...0x39).contains(scalar.value) ? scalar.value - 0x30 : nil
        }

        private static func append(_ scalar: Unicode.Scalar, to ranks: inout [UInt32]) {
            if scalar.isASCII {
                let lower = scalar.value | 0x20
                let isLetter = (0x61...0x7A).contains(lower)
                ranks.append(isLetter ? letters + lower : punctuation[Int(scalar.value)])
                return
            }
            switch scalar.properties.generalCategory {
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
                ranks += scalar.properties.lowercaseMapping.unicodeScalars.map { letters + $0.value }
            default: ranks.append(otherPunctuation + scalar.value)
            }
        }
    }
}

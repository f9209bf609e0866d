/// An order of a catalogue's keys.
enum CatalogueOrder: CaseIterable, Sendable {
    /// As Xcode sorts them: punctuation before digits before letters, numbers by value, case only where all else is the same.
    case xcode
    /// By their bytes, as scripts and translation services do.
    case bytes

    /// The order that fits keys best, as they stand: the one that fewest neighbours contradict; with their ranks in it.
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

    /// Where a key stands in an order.
    struct Rank: Comparable, Sendable {
        /// What counts first: the kinds and values of the characters, without case.
        private let primary: [UInt32]
        /// What counts where that is the same: capitals after small letters.
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

        /// Unicode's collation puts punctuation and symbols of ASCII in this order, spaces first.
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

        /// A number ranks by its length and then by its digits, so that it has no largest value.
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

import Foundation
public import Testing

/// What a run of the tests takes up.
///
/// `swift test` takes the quick part, five minutes on two cores; `SCAFFOLD_PROOF=1 swift test` takes what is slow, too.
public enum TestRun {
    /// Whether everything is run: nested builds, proofs, mutations, and more steps of the survival tests.
    public static let isWhole = ProcessInfo.processInfo.environment["SCAFFOLD_PROOF"] == "1"

    /// Whether a whole run takes every app in every setting, and every step of the survival tests.
    public static let isExhaustive = ProcessInfo.processInfo.environment["SCAFFOLD_ALL_SETTINGS"] == "1"

    /// Whether snapshots, pages and golden trees are written instead of compared; a test that writes one fails.
    public static let isRecording = ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] == "1"

    /// All of some cases in a whole run and when recording, a few that are spread evenly over them in a quick one.
    public static func sample<Case>(_ count: Int, of cases: [Case]) -> [Case] {
        isWhole || isRecording ? cases : spread(count, over: cases)
    }

    /// All of some cases in an exhaustive run, which is the weekly one, a few that are spread evenly over them in a whole one, the first
    /// in a quick one.
    public static func weeklySample<Case>(_ count: Int, of cases: [Case]) -> [Case] {
        isExhaustive ? cases : spread(isWhole || isRecording ? count : 1, over: cases)
    }

    /// Pairs of two lists: all in an exhaustive run, each element of both in one of them in a whole run and when recording, a few of
    /// those in a quick one.
    public static func pairs<First, Second>(
        _ count: Int,
        of first: [First],
        _ second: [Second]
    ) -> [(First, Second)] {
        guard !isExhaustive else { return first.flatMap { one in second.map { (one, $0) } } }
        let longest = max(first.count, second.count)
        return sample(count, of: (0..<longest).map { (first[$0 % first.count], second[$0 % second.count]) })
    }

    private static func spread<Case>(_ count: Int, over cases: [Case]) -> [Case] {
        cases.count <= count ? cases : (0..<count).map { cases[$0 * cases.count / count] }
    }
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test or a suite out of a quick run.
    public static var slow: Self { .enabled(if: TestRun.isWhole, "SCAFFOLD_PROOF=1 runs what takes long") }
}

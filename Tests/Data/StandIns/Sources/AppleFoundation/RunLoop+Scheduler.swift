import Combine
import Foundation

/// What run loops and operation queues share: dates and seconds.
public struct FoundationSchedulerTime: Strideable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: FoundationSchedulerTime) -> Stride {
        Stride(floatLiteral: other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> FoundationSchedulerTime {
        FoundationSchedulerTime(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
        SchedulerTimeIntervalConvertible
    {
        public var magnitude: TimeInterval

        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1_000) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
    }
}

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = FoundationSchedulerTime

    /// A run loop takes no options.
    public struct SchedulerOptions {}

    public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }
    public var minimumTolerance: FoundationSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedAction(action)
        perform { work.run() }
    }

    public func schedule(
        after date: FoundationSchedulerTime,
        tolerance: FoundationSchedulerTime.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = UncheckedAction(action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
    }

    public func schedule(
        after date: FoundationSchedulerTime,
        interval: FoundationSchedulerTime.Stride,
        tolerance: FoundationSchedulerTime.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = UncheckedAction(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = FoundationSchedulerTime

    /// An operation queue takes no options.
    public struct SchedulerOptions {}

    public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }
    public var minimumTolerance: FoundationSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedAction(action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: FoundationSchedulerTime,
        tolerance: FoundationSchedulerTime.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = UncheckedAction(action)
        let delay = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.run() } }
    }

    public func schedule(
        after date: FoundationSchedulerTime,
        interval: FoundationSchedulerTime.Stride,
        tolerance: FoundationSchedulerTime.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource()
        let work = UncheckedAction(action)
        timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        timer.setEventHandler { self.addOperation { work.run() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

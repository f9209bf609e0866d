/// What becomes of one value on its way through an operator.
enum Step<Output, Failure: Error> {
    case pass(Output)
    case skip
    case finish(Output?)
    case fail(Failure)
}

/// One operator between a publisher and a subscriber, for operators that answer each value with at most one.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = InputFailure

    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let onEnd: (Subscribers.Completion<InputFailure>) -> StageEnd<Downstream.Input, Downstream.Failure>

    init(
        _ downstream: Downstream,
        onEnd: @escaping (Subscribers.Completion<InputFailure>) -> StageEnd<Downstream.Input, Downstream.Failure>,
        onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else {
            subscription.cancel()
            return
        }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream else { return .none }
        switch onValue(input) {
        case .pass(let output):
            return downstream.receive(output)
        case .skip:
            return .max(1)
        case .finish(let last):
            end(with: .init(value: last, completion: .finished), cancelling: true)
        case .fail(let failure):
            end(with: .init(value: nil, completion: .failure(failure)), cancelling: true)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard downstream != nil else { return }
        end(with: onEnd(completion), cancelling: false)
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        downstream = nil
        upstream?.cancel()
        upstream = nil
    }

    private func end(with end: StageEnd<Downstream.Input, Downstream.Failure>, cancelling: Bool) {
        guard let downstream else { return }
        self.downstream = nil
        if cancelling { upstream?.cancel() }
        upstream = nil
        if let value = end.value { _ = downstream.receive(value) }
        downstream.receive(completion: end.completion)
    }
}

/// How a stage ends: with a last value or without.
struct StageEnd<Output, Failure: Error> {
    var value: Output?
    var completion: Subscribers.Completion<Failure>
}

extension Publisher {
    /// Subscribes through a stage that leaves the completion as it is.
    func receive<S: Subscriber>(
        _ subscriber: S,
        atEnd last: @escaping () -> S.Input? = { nil },
        onValue: @escaping (Output) -> Step<S.Input, S.Failure>
    ) where S.Failure == Failure {
        let stage = Stage<Output, Failure, S>(
            subscriber,
            onEnd: { completion in
                if case .finished = completion { return StageEnd(value: last(), completion: completion) }
                return StageEnd(value: nil, completion: completion)
            },
            onValue: onValue
        )
        subscribe(stage)
    }

    /// Subscribes through a stage whose own errors join those of the publisher.
    func receiveThrowing<S: Subscriber>(
        _ subscriber: S,
        onValue: @escaping (Output) throws -> Step<S.Input, any Error>
    ) where S.Failure == any Error {
        let stage = Stage<Output, Failure, S>(
            subscriber,
            onEnd: { StageEnd(value: nil, completion: $0.erased) },
            onValue: { value in
                do {
                    return try onValue(value)
                } catch {
                    return .fail(error)
                }
            }
        )
        subscribe(stage)
    }
}

extension Subscribers.Completion {
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let failure): .failure(failure)
        }
    }
}

import Combine
import Foundation
import Testing

@MainActor
final class PublishedModel: ObservableObject {
    @Published var title = "a"
    @Published var count = 0 {
        didSet { changes.append(oldValue) }
    }
    private(set) var changes: [Int] = []
}

final class PublishedSubmodel: ObservableObject {
    @Published var own = 1
}

@MainActor
@Suite("Combine")
struct CombineBehaviour {
    private let model = PublishedModel()

    @Test("a published property gives its value at once, and each new one before it is stored")
    func publishesBeforeStoring() {
        var seen: [(new: String, stored: String)] = []
        let subscription = model.$title.sink { seen.append(($0, model.title)) }
        model.title = "b"
        subscription.cancel()
        model.title = "c"
        #expect(seen.map(\.new) == ["a", "b"])
        #expect(seen.map(\.stored) == ["a", "a"])
    }

    @Test("an observed property keeps its observer")
    func keepsPropertyObserver() {
        model.count = 2
        model.count = 3
        #expect(model.changes == [0, 2])
    }

    @Test("an object says that it will change, once for each change of a published property")
    func objectWillChange() {
        var count = 0
        let subscription = model.objectWillChange.sink { count += 1 }
        model.title = "b"
        model.count = 1
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("a subscription ends with the set that holds it")
    func endsWithItsSet() {
        var seen: [String] = []
        var cancellables: Set<AnyCancellable> = []
        model.$title.dropFirst().sink { seen.append($0) }.store(in: &cancellables)
        model.title = "b"
        cancellables.removeAll()
        model.title = "c"
        #expect(seen == ["b"])
    }

    @Test("the main queue delivers while a test waits")
    func deliversOnMainQueue() async throws {
        var seen: [String] = []
        let subscription = model.$title.receive(on: DispatchQueue.main).sink { seen.append($0) }
        model.title = "b"
        #expect(seen.isEmpty)
        try await Task.sleep(nanoseconds: 5_000_000)
        #expect(seen == ["a", "b"])
        subscription.cancel()
    }

    @Test("debounce delivers the last value of a burst")
    func debounces() async throws {
        var seen: [String] = []
        let subscription = model.$title
            .dropFirst()
            .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
            .sink { seen.append($0) }
        for title in ["b", "c", "d"] { model.title = title }
        try await Task.sleep(nanoseconds: 80_000_000)
        #expect(seen == ["d"])
        subscription.cancel()
    }

    @Test("operators keep order, drop repeats and combine the latest values")
    func operators() {
        let left = PassthroughSubject<Int, Never>()
        let right = CurrentValueSubject<String, Never>("x")
        var seen: [String] = []
        let subscription = left.removeDuplicates()
            .combineLatest(right)
            .map { "\($0)\($1)" }
            .filter { $0 != "2x" }
            .sink { seen.append($0) }
        left.send(1)
        left.send(1)
        left.send(2)
        right.send("y")
        #expect(seen == ["1x", "2y"])
        subscription.cancel()
    }

    @Test("a failure ends a subject, and replaceError gives a value for it")
    func failures() {
        let subject = PassthroughSubject<Int, URLError>()
        var seen: [Int] = []
        var isFinished = false
        let subscription = subject.replaceError(with: -1)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
        subject.send(1)
        subject.send(completion: .failure(URLError(.timedOut)))
        subject.send(2)
        #expect(seen == [1, -1])
        #expect(isFinished)
        subscription.cancel()
    }

    @Test("assign(to:) feeds a published property")
    func assigns() {
        [1, 2, 3].publisher.map(String.init).assign(to: &model.$title)
        #expect(model.title == "3")
    }

    @Test("values are an asynchronous sequence")
    func asyncValues() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test("flatMap, merge, zip and switchToLatest join publishers")
    func joins() {
        let source = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let old = PassthroughSubject<Int, Never>()
        var latest: [Int] = []
        var all: [Int] = []
        let switching = source.switchToLatest().sink { latest.append($0) }
        let flattening = source.flatMap { $0 }.sink { all.append($0) }
        source.send(old.eraseToAnyPublisher())
        old.send(1)
        source.send(Just(2).eraseToAnyPublisher())
        old.send(3)
        #expect(latest == [1, 2])
        #expect(all == [1, 2, 3])
        var pairs: [Int] = []
        let zipping = [1, 2].publisher.zip([10, 20, 30].publisher).merge(with: Just((0, 0)))
            .sink { pairs.append($0 + $1) }
        #expect(pairs == [11, 22, 0])
        [switching, flattening, zipping].forEach { $0.cancel() }
    }
}

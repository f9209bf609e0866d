import Foundation

/// Values over time, as little of them as the app needs.
@MainActor
class Observable<Element> {
    private var observers: [UUID: (Element) -> Void] = [:]

    @discardableResult
    func subscribe(_ observer: @escaping (Element) -> Void) -> Disposable {
        let id = UUID()
        observers[id] = observer
        return Disposable { [weak self] in self?.observers[id] = nil }
    }

    func map<Other>(_ change: @escaping (Element) -> Other) -> Observable<Other> {
        let mapped = Observable<Other>()
        subscribe { mapped.send(change($0)) }
        return mapped
    }

    func asDriver() -> Driver<Element> {
        Driver(source: self)
    }

    func send(_ element: Element) {
        for observer in observers.values { observer(element) }
    }
}

/// An observable that keeps its last value.
final class Relay<Element>: Observable<Element> {
    private(set) var value: Element

    init(_ value: Element) {
        self.value = value
    }

    func accept(_ element: Element) {
        value = element
        send(element)
    }

    @discardableResult
    override func subscribe(_ observer: @escaping (Element) -> Void) -> Disposable {
        observer(value)
        return super.subscribe(observer)
    }

    override func map<Other>(_ change: @escaping (Element) -> Other) -> Observable<Other> {
        let mapped = Relay<Other>(change(value))
        subscribe { mapped.accept(change($0)) }
        return mapped
    }
}

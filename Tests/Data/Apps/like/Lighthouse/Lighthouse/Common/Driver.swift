import UIKit

/// What a view binds to.
@MainActor
struct Driver<Element> {
    private let source: Observable<Element>

    init(source: Observable<Element>) {
        self.source = source
    }

    func drive(_ binder: @escaping (Element) -> Void) -> Disposable {
        source.subscribe(binder)
    }

    func map<Other>(_ change: @escaping (Element) -> Other) -> Driver<Other> {
        Driver<Other>(source: source.map(change))
    }
}

@MainActor
final class Disposable {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    func disposed(by bag: DisposeBag) {
        bag.keep(self)
    }

    func dispose() {
        end()
    }
}

@MainActor
final class DisposeBag {
    private var kept: [Disposable] = []

    func keep(_ disposable: Disposable) {
        kept.append(disposable)
    }
}

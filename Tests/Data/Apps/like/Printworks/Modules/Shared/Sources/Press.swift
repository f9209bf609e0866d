import Combine

/// The machine; jobs of all modules wait in one queue.
@MainActor
public final class Press: ObservableObject {
    @Published public private(set) var queue: [PrintJob] = []

    public init() {}

    public func add(_ job: PrintJob) {
        queue.append(job)
    }
}

public struct PrintJob: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case poster, label
    }

    public let kind: Kind
    public let copies: Int

    public init(kind: Kind, copies: Int) {
        self.kind = kind
        self.copies = copies
    }
}

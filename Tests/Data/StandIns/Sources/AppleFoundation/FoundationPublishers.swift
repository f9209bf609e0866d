import Combine
import Foundation
import FoundationNetworking

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The notifications of one name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subject = PassthroughSubject<Notification, Never>()
            let center = center
            let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            subject.handleEvents(receiveCancel: { center.removeObserver(token) }).subscribe(subscriber)
        }
    }
}

extension Timer {
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// The date, again and again.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func connect() -> any Cancellable {
            let subject = subject
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            subject.receive(subscriber: subscriber)
        }
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// The answer to one request.
    public struct DataTaskPublisher: Combine.Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            let (request, session) = (request, session)
            let answer = Future<Output, URLError> { promise in
                session.dataTask(with: request) { data, response, error in
                    if let data, let response {
                        promise(.success((data, response)))
                    } else {
                        promise(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }.resume()
            }
            answer.subscribe(subscriber)
        }
    }
}

extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}

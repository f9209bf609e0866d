import SwiftOutline
import YAMLReader

/// A server of the Model Context Protocol for one client: one thread reads, so that it hears of cancellations, another one runs
/// the calls in their order.
package final class Server<Tools: ToolBox>: Sendable {
    private let tools: Tools
    private let connection: Connection
    private let queue = CallQueue()
    private let lock = Lock()

    package init(_ tools: Tools, _ connection: Connection) { (self.tools, self.connection) = (tools, connection) }

    /// Serves until the client's input ends and its calls are done.
    package func run() {
        let worker = Thread.start { self.work() }
        var session = Session(tools, queue: queue, send: send)
        while let line = connection.readLine() { session.receive(line) }
        queue.close()
        if connection.isGone() { queue.cancelAll() }
        if let worker { worker.join() } else { work() }
    }

    /// Ends the calls as soon as they can end, without answers, and waits for that.
    package func stop() {
        queue.close()
        queue.cancelAll()
        queue.waitForEnd()
    }

    private func work() {
        var tools = tools
        while let (request, roots) = queue.next() {
            let result = tools.run(call(request, roots))
            guard queue.finish(request.id) else { continue }
            send(tools.answer(to: request, result.json))
        }
        queue.end()
    }

    private func call(_ request: Request, _ roots: [String]?) -> ToolCall {
        ToolCall(
            request.parameters["name"]?.string ?? "",
            request.parameters["arguments"] ?? [:],
            roots: request.revision == nil ? roots : Session.roots(of: request),
            progress: progress(request),
            isCancelled: { self.queue.isCancelled(request.id) || self.connection.isGone() }
        )
    }

    /// Sends what is being done, if the client has asked for that.
    private func progress(_ request: Request) -> @Sendable (String) -> Void {
        guard let token = request.progressToken else { return { _ in } }
        return { message in
            let parameters: YAMLValue = [
                "progressToken": token, "progress": .int(self.queue.number()), "message": .string(message),
            ]
            self.send(["jsonrpc": "2.0", "method": "notifications/progress", "params": parameters])
        }
    }

    private func send(_ message: YAMLValue) {
        let line = JSONWriter.line(message)
        lock.withLock { connection.writeLine(line) }
    }
}

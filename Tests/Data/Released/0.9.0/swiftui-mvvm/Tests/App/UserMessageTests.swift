import Foundation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct UserMessageTests {
    @Test("someone without a connection is told so, and not that the server fails")
    func tellsOffline() {
        #expect(URLError(.notConnectedToInternet).userMessage == "common.error.offline")
        #expect(URLError(.networkConnectionLost).userMessage == "common.error.offline")
    }

    @Test("a failure of the server is told apart from a request that it refuses")
    func tellsOfServer() {
        #expect(NetworkError.status(503).userMessage == "common.error.server")
        #expect(NetworkError.status(404).userMessage == "common.error")
    }

    @Test("any other failure has a sentence, too")
    func tellsOfAnyFailure() {
        #expect(URLError(.badServerResponse).userMessage == "common.error")
    }
}

import Foundation
import SwiftUI
import Testing

@testable import Common

@MainActor
struct UserMessageTests {
    @Test("someone without a connection is told so, and not that the server fails")
    func tellsOffline() {
        #expect(URLError(.notConnectedToInternet).userMessage == Text("common.error.offline", bundle: .module))
        #expect(URLError(.networkConnectionLost).userMessage == Text("common.error.offline", bundle: .module))
    }

    @Test("a failure of the server is told apart from a request that it refuses")
    func tellsOfServer() {
        #expect(NetworkError.status(503).userMessage == Text("common.error.server", bundle: .module))
        #expect(NetworkError.status(404).userMessage == CommonText.error)
    }

    @Test("any other failure has a sentence, too")
    func tellsOfAnyFailure() {
        #expect(URLError(.badServerResponse).userMessage == CommonText.error)
    }
}

import Foundation
import Testing

@testable import Demo

@MainActor
struct AppEnvironmentTests {
    @Test func readsWhatTheConfigurationSets() {
        for name in ["Debug", "Dev", "UAT", "PreProd", "Release"] {
            let environment = AppEnvironment(
                info: ["AppEnvironment": name, "AppBaseURL": "https://\(name)", "AppLogLevel": "error"]
            )

            #expect(environment.name.rawValue == name)
            #expect(environment.baseURL == "https://\(name)")
            #expect(environment.logLevel == .error)
        }
    }

    @Test func ordersTheLogLevelsByImportance() {
        #expect(LogLevel.allCases.shuffled().sorted() == [.debug, .info, .error, .off])
    }
}

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

    @Test func showsSampleDataInDebugUnlessLaunchedWithoutIt() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        #expect(AppEnvironment(info: [:], defaults: defaults).usesSampleData)
        let others = ["Dev", "UAT", "PreProd", "Release"].filter { name in
            AppEnvironment(info: ["AppEnvironment": name], defaults: defaults).usesSampleData
        }
        #expect(others == [])

        defaults.set("NO", forKey: "SampleData")
        #expect(!AppEnvironment(info: [:], defaults: defaults).usesSampleData)
    }

    @Test func ordersTheLogLevelsByImportance() {
        #expect(LogLevel.allCases.shuffled().sorted() == [.debug, .info, .error, .off])
    }
}

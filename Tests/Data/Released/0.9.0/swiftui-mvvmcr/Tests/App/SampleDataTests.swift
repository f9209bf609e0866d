import Foundation
import Testing

@testable import Demo

@MainActor
struct SampleDataTests {
    @Test("shows sample data in Debug, unless the launch argument says NO")
    func showsSampleData() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        #expect(SampleData.isOn(in: defaults))

        defaults.set("NO", forKey: "SampleData")
        #expect(!SampleData.isOn(in: defaults))

        defaults.set("YES", forKey: "SampleData")
        #expect(SampleData.isOn(in: defaults))
    }
}

import Testing
@testable import Trailhead

@MainActor
struct HikesModelTests {
    @Test func loads() async {
        let model = HikesModel(client: .sample)
        await model.load()
        #expect(model.hikes == Hike.samples)
    }
}

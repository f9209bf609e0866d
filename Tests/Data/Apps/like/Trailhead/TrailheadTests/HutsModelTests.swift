import Testing
@testable import Trailhead

@MainActor
struct HutsModelTests {
    @Test func loads() async {
        let model = HutsModel(client: .sample)
        await model.load()
        #expect(model.huts.count == 1)
    }
}

import Common
import Swinject
import Testing

@testable import Kennel

@MainActor
struct AssemblyTests {
    @Test func everyFlowIsRegistered() {
        let resolver = Assembler(SceneDelegate.assemblies).resolver
        #expect(resolver.resolve(DogsCoordinatorFactoryProtocol.self) != nil)
        #expect(resolver.resolve(WalksCoordinatorFactoryProtocol.self) != nil)
    }
}

// iOS: 15.0
// modes: swift6
// alone: the compiler looks for data races only where nothing else is wrong
// `swiftui-mvvmcr`, correction 10.
import Combine
import SwiftUI

protocol SloppyService {
    func load() async throws -> String
}

@MainActor
final class SloppyViewModel: ObservableObject {
    @Published var text = ""
    private let service: any SloppyService

    init(service: any SloppyService) {
        self.service = service
    }

    func load() async throws {
        text = try await service.load()  // error: risks causing data races
    }
}

import Combine

@MainActor
final class NoticeListViewModel: ObservableObject {
    @Published private(set) var notices: [String] = []

    private let repository: any NoticeRepositoryProtocol

    init(notices: any NoticeRepositoryProtocol) {
        repository = notices
    }

    func load() async {
        notices = (try? await repository.notices()) ?? []
    }
}

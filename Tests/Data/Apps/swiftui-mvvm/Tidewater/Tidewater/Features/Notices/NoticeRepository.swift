protocol NoticeRepositoryProtocol: Sendable {
    func notices() async throws -> [String]
}

struct MockNoticeRepository: NoticeRepositoryProtocol {
    func notices() async throws -> [String] {
        ["Strong wind warning until six"]
    }
}

import SwiftUI
import Testing

@testable import Demo

@MainActor
struct ClaimsIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    @Test("list shows what the API sends, and leads on")
    func showsList() async throws {
        let answer: [Claim] = Claim.samples.reversed()
        try network.answer(getClaims(page: 1), with: answer.map { ClaimDTO($0) })
        let claimCount: Int = 75
        try network.answer(getClaimCount(), with: claimCount)
        let viewModel = coordinator.makeClaimsListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)
        #expect(viewModel.claimCount == claimCount)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints.count == 2 * endpoints.count)

        let item = answer[0]
        viewModel.didSelectClaim(item)
        #expect(coordinator.path == NavigationPath([Route.claimsDetail(claimId: item.id)]))
    }

    @Test("detail shows what the API sends, and leads on")
    func showsDetail() async throws {
        let claimId = 26
        let answer = Claim.samples[1]
        try network.answer(getClaim(id: claimId), with: ClaimDTO(answer))
        let viewModel = coordinator.makeClaimsDetailViewModel(claimId: claimId)
        #expect(viewModel.claimId == claimId)

        await viewModel.load()
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        viewModel.didTapEdit()
        #expect(coordinator.path == NavigationPath([Route.claimsEdit(claimId: claimId)]))
    }

    @Test("edit is made with what it is given, and leads on")
    func showsEdit() async throws {
        let claimId = 26
        coordinator.container.claimsRepository = MockClaimsRepository()
        let viewModel = coordinator.makeClaimsEditViewModel(claimId: claimId)
        #expect(viewModel.claimId == claimId)

        await viewModel.load()

        viewModel.didTapProgress()
        #expect(coordinator.path == NavigationPath([Route.claimsProgress(claimId: claimId)]))
    }

    @Test("add is made with what it is given, and closes")
    func showsAdd() async throws {
        coordinator.container.claimsRepository = MockClaimsRepository()
        let viewModel = coordinator.makeClaimsAddViewModel()

        coordinator.navigate(to: .claimsAdd)
        viewModel.title = "Title 2"
        viewModel.note = "Note 2"

        coordinator.open(try #require(Route.claimsList.link?.url))
        #expect(viewModel.pendingDiscard != nil)
        await viewModel.submit()
        #expect(coordinator.path.isEmpty)
    }

    @Test("progress shows what the API sends")
    func showsProgress() async throws {
        let claimId = 26
        let answer = ClaimProgress.samples[1]
        try network.answer(observeProgress(claimId: claimId), with: ClaimProgressDTO(answer))
        let viewModel = coordinator.makeClaimsProgressViewModel(claimId: claimId)
        #expect(viewModel.claimId == claimId)

        let shown = Task { await viewModel.load() }
        defer { shown.cancel() }
        for _ in 1...1_000 where viewModel.item != answer {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .claimsList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .claimsList }
        let path = [Route.claimsList].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .claimsDetail(claimId: 26)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .claimsList }
        let path = [Route.claimsList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens edit above what leads to it, in place of what is presented")
    func opensEdit() throws {
        let route: Route = .claimsEdit(claimId: 26)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .claimsList }
        let path = [Route.claimsList, Route.claimsDetail(claimId: 26), route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens add, in place of what is presented")
    func opensAdd() throws {
        let route: Route = .claimsAdd
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .claimsList }
        let path = [Route.claimsList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens progress above what leads to it, in place of what is presented")
    func opensProgress() throws {
        let route: Route = .claimsProgress(claimId: 26)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .claimsList }
        let path = [Route.claimsList, Route.claimsDetail(claimId: 26), route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func getClaims(page: Int) -> Endpoint {
        Endpoint(.get, "claims", query: ["page": String(page)])
    }

    private func getClaimCount() -> Endpoint {
        Endpoint(.get, "claims", "claim-count")
    }

    private func getClaim(id: Int) -> Endpoint {
        Endpoint(.get, "claims", String(id))
    }

    private func observeProgress(claimId: Int) -> Endpoint {
        Endpoint(.get, "claims", String(claimId), "progress")
    }
}

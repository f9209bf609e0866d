extension Mutation {
    /// Ways to break `swiftui-mvvmcr`.
    static let swiftUICoordinatorRouter: [Mutation] = {
        let list = "Sources/ViewModels/{M}/{M}ListViewModel.swift"
        let detail = "Sources/ViewModels/{M}/{M}DetailViewModel.swift"
        let form = "Sources/ViewModels/{M}/{M}RenameViewModel.swift"
        let route = "Sources/Router/{M}Route.swift"
        let coordinator = "Sources/Coordinator/Features/{M}Coordinator.swift"
        let factory = "Sources/ViewFactory/{M}ViewFactory.swift"
        let service = "Sources/Services/Implementations/{M}Service.swift"
        return [
            Mutation("an error is not shown", in: list, "        self.error = error\n", ""),
            Mutation("the loading flag is left on", in: detail, "        defer { isLoading = false }\n", ""),
            Mutation("a row opens the wrong route", in: list, "push(.detail(itemId: item.id))", "push(.list)"),
            Mutation("a row opens nothing", in: list, "coordinator?.push(.detail(itemId: item.id))", "_ = item"),
            Mutation(
                "parameters are swapped",
                in: form,
                "(itemId: itemId, title: title)",
                "(itemId: title, title: itemId)"
            ),
            Mutation("a deep link pushes nothing", in: coordinator, "push(.detail(itemId: itemId))", "break"),
            Mutation(
                "a branch of the parser is gone",
                in: route,
                "components.count == 2 {",
                "components.count == 99 {"
            ),
            Mutation("percent-encoding is dropped", in: route, "\\(itemId.urlEncoded)\"", "\\(itemId)\""),
            Mutation("the service is not asked", in: list, "try await service.get{M}()", "[]"),
            Mutation(
                "the coordinator is kept alive",
                in: detail,
                "private weak var coordinator",
                "private var coordinator"
            ),
            Mutation("a retry does nothing", in: list, "guard !hasLoaded else", "guard !hasLoaded, error == nil else"),
            Mutation("the cache is never cleared", in: factory, "        viewModels.removeAll()\n", ""),
            Mutation(
                "closed screens stay cached",
                in: factory,
                "viewModels.keep([.list] + openRoutes)",
                "_ = openRoutes"
            ),
            Mutation("a cancelled load shows an error", in: detail, ", !(error is CancellationError)", ""),
            Mutation(
                "a request goes to the wrong place",
                in: service,
                "NetworkRequest(.get, \"{m}\")",
                "NetworkRequest(.get, \"\")"
            ),
            Mutation(
                "the form stays open",
                in: form,
                "            coordinator?.dismiss()\n            await",
                "            await"
            ),
            Mutation(
                "a module is missing from the parser",
                in: "Sources/Router/DeepLinkParser.swift",
                "return {M}Route.parse(components, query: query)",
                "return .failure(.invalidPath)",
                suite: "DeepLinkParserTests"
            ),
            Mutation(
                "signing out leaves screens open",
                in: "Sources/Coordinator/AppCoordinator.swift",
                "        {m}Coordinator.reset()\n",
                "",
                suite: "AppCoordinatorTests"
            ),
            Mutation(
                "URLs are not decoded",
                in: "Sources/Router/DeepLink.swift",
                "$0.removingPercentEncoding ?? \"\"",
                "String($0)",
                suite: "DeepLinkTests"
            ),
        ]
    }()
}

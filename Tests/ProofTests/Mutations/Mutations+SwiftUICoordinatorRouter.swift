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
            Mutation(
                .errorNotShown,
                "an error is not shown",
                in: list,
                "        self.error = error\n",
                "",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .loadingFlagLeftOn,
                "the loading flag is left on",
                in: detail,
                "        defer { isLoading = false }\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .wrongRoute,
                "a row opens the wrong route",
                in: list,
                "push(.detail(itemId: item.id))",
                "push(.list)",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .navigationLeftOut,
                "a row opens nothing",
                in: list,
                "coordinator?.push(.detail(itemId: item.id))",
                "_ = item",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .parametersSwapped,
                "parameters are swapped",
                in: form,
                "(itemId: itemId, title: title)",
                "(itemId: title, title: itemId)",
                suite: "{M}RenameViewModelTests"
            ),
            Mutation(
                .other,
                "a deep link pushes nothing",
                in: coordinator,
                "push(.detail(itemId: itemId))",
                "break",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .parserBranchGone,
                "a branch of the parser is gone",
                in: route,
                "components.count == 2 {",
                "components.count == 99 {",
                suite: "{M}RouteTests"
            ),
            Mutation(
                .other,
                "a sheet pushes behind itself",
                in: coordinator,
                "        topStack.append(",
                "        navigationStack.append(",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .percentEncodingDropped,
                "percent-encoding is dropped",
                in: route,
                "\\(itemId.urlEncoded)\"",
                "\\(itemId)\"",
                suite: "{M}RouteTests"
            ),
            Mutation(
                .useCaseNotCalled,
                "the service is not asked",
                in: list,
                "try await service.get{M}()",
                "[{M}Entry]()",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .coordinatorKeptAlive,
                "the coordinator is kept alive",
                in: detail,
                "private weak var coordinator",
                "private var coordinator",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .retryDoesNothing,
                "a retry does nothing",
                in: list,
                "guard !hasLoaded else",
                "guard !hasLoaded, error == nil else",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .cacheNeverCleared,
                "the cache is never cleared",
                in: factory,
                "        viewModels.removeAll()\n",
                "",
                suite: "{M}ViewFactoryTests"
            ),
            Mutation(
                .other,
                "closed screens stay cached",
                in: factory,
                "viewModels.keep([.list, .live, .search, .archive] + openRoutes)",
                "_ = openRoutes",
                suite: "{M}ViewFactoryTests"
            ),
            Mutation(
                .other,
                "a cancelled load shows an error",
                in: detail,
                ", !(error is CancellationError)",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a request goes to the wrong place",
                in: service,
                "NetworkRequest(.get, \"{m}\")",
                "NetworkRequest(.get, \"\")",
                suite: "{M}ServiceTests"
            ),
            Mutation(
                .other,
                "the form stays open",
                in: form,
                "            coordinator?.close(.rename(itemId: itemId))\n            await",
                "            await",
                suite: "{M}RenameViewModelTests"
            ),
            Mutation(
                .registrationMissing,
                "a module is missing from the parser",
                in: "Sources/Router/DeepLinkParser.swift",
                "return {M}Route.parse(components, query: query)",
                "return .failure(.invalidPath)",
                suite: "DeepLinkParserTests"
            ),
            Mutation(
                .other,
                "signing out leaves screens open",
                in: "Sources/Coordinator/AppCoordinator.swift",
                "        {m}Coordinator.reset()\n",
                "",
                suite: "AppCoordinatorTests"
            ),
            Mutation(
                .other,
                "URLs are not decoded",
                in: "Sources/Router/DeepLink.swift",
                "$0.removingPercentEncoding ?? \"\"",
                "String($0)",
                suite: "DeepLinkTests"
            ),
            Mutation(
                .other,
                "an action runs twice",
                in: detail,
                "        guard !isWorking else { return }\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "an action stays under way",
                in: detail,
                "        defer { isWorking = false }\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a list of which nothing is known looks empty",
                in: "Sources/Services/KnownElements.swift",
                "if known.isEmpty, let unknown",
                "if known.count < 0, let unknown",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "what cannot be read is left out of a list",
                in: "Sources/Services/KnownElements.swift",
                " where error.isOfUnknownCase",
                "",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "a list fails with what it does not know",
                in: "Sources/Services/Protocols/NetworkServiceProtocol.swift",
                "KnownElements<Value>.self, from: send(request)).value",
                "Value.self, from: send(request))",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "sample data and the server are taken for each other",
                in: "Sources/App/DependencyContainer+{M}.swift",
                "if usesSampleData {",
                "if !usesSampleData {",
                suite: "{M}ServiceTests"
            ),
            Mutation(
                .other,
                "the launch argument is not heeded",
                in: "Sources/App/SampleData.swift",
                "defaults.bool(forKey: \"SampleData\")",
                "true",
                suite: "SampleDataTests"
            ),
            Mutation(
                .other,
                "only the first value of a stream is shown",
                in: "Sources/ViewModels/{M}/{M}LiveViewModel.swift",
                "guard observes else { return }",
                "return",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "a value of what was followed before is shown",
                in: "Sources/ViewModels/{M}/{M}LiveViewModel.swift",
                "                guard loads.isLatest(thisLoad) else { return }\n",
                "",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "the failure of what was followed before is shown",
                in: "Sources/ViewModels/{M}/{M}LiveViewModel.swift",
                "            guard loads.isLatest(thisLoad) else { return }\n            show(error)",
                "            show(error)",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "that a page has failed is not said",
                in: "Sources/ViewModels/{M}/{M}ArchiveViewModel.swift",
                "        pageError = error\n",
                "",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "a list asks for pages without end",
                in: "Sources/ViewModels/{M}/{M}ArchiveViewModel.swift",
                "hasMorePages = !next.isEmpty",
                "hasMorePages = true",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "what a screen shows is loaded one after the other",
                in: "Sources/ViewModels/{M}/{M}ArchiveViewModel.swift",
                "async let items = service.findArchived{M}(page: 1)",
                "let items = try await service.findArchived{M}(page: 1)",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "an answer that comes too late is shown",
                in: list,
                "guard loads.show(thisLoad) else { return }",
                "_ = loads.show(thisLoad)",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .other,
                "a failure that comes too late is shown",
                in: detail,
                "            guard loads.isNewer(thisLoad) else { return }\n            show(",
                "            show(",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "being offline reads like a failure of the server",
                in: "Sources/Views/Common/Error+UserMessage.swift",
                "\"common.error.offline\"",
                "\"common.error.server\"",
                suite: "UserMessageTests"
            ),
            Mutation(
                .other,
                "what is typed after the first search is not searched for",
                in: "Sources/ViewModels/{M}/{M}SearchViewModel.swift",
                "guard found != text",
                "guard found == nil",
                suite: "{M}SearchViewModelTests"
            ),
            Mutation(
                .other,
                "what is presented takes the place of what was",
                in: "Sources/Coordinator/Features/{M}Coordinator.swift",
                "presented.append(PresentedScreen(item: NavigationItem(route), isFullScreen: fullScreen))",
                "presented = [PresentedScreen(item: NavigationItem(route), isFullScreen: fullScreen)]",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "cancelling loses what was entered without a question",
                in: form,
                "discardInput { [weak coordinator, itemId] in\n            coordinator?.close(.rename(itemId: itemId))\n        }",
                "coordinator?.close(.rename(itemId: itemId))",
                suite: "{M}RenameViewModelTests"
            ),
            Mutation(
                .other,
                "what was sent counts as input that would be lost",
                in: form,
                "            savedInput = input\n            coordinator",
                "            coordinator",
                suite: "{M}RenameViewModelTests"
            ),
            Mutation(
                .other,
                "a URL closes a feature's form without a question",
                in: coordinator,
                "        viewFactory.forms",
                "        []",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "the forms of a feature are not known to the app",
                in: "Sources/Coordinator/AppCoordinator.swift",
                "{m}Coordinator.forms",
                "[]",
                suite: "{M}CoordinatorTests"
            ),
        ]
    }()
}

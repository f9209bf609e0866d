extension Mutation {
    /// Ways to break `swinject-packages`.
    static let swinjectPackages: [Mutation] = {
        let package = "Packages/{M}/Sources/{M}"
        let list = "\(package)/{M}/ViewModels/{M}ViewModel.swift"
        let detail = "\(package)/{M}Detail/ViewModels/{M}DetailViewModel.swift"
        let form = "\(package)/{M}Rename/ViewModels/{M}RenameViewModel.swift"
        let detailFactory = "\(package)/{M}Detail/Factories/{M}DetailViewControllerFactory.swift"
        let interactor = "\(package)/{M}Detail/Interactors/{M}DetailInteractor.swift"
        let assembly = "\(package)/{M}Assembly.swift"
        let coordinator = "\(package)/Shared/Coordinator/{M}Coordinator.swift"
        let route = "\(package)/Shared/Routes/{M}Route.swift"
        let repository = "\(package)/Shared/Repository/{M}Repository.swift"
        return [
            Mutation(
                .errorNotShown,
                "an error is not shown",
                in: list,
                "        self.error = error\n",
                "",
                suite: "{M}ViewModelTests"
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
                "the detail closes",
                in: detail,
                "showRename(itemId: itemId)",
                "closeDetail(controller)",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .navigationLeftOut,
                "a row opens nothing",
                in: list,
                "coordinator?.showDetail(itemId: item.id)",
                "_ = item",
                suite: "{M}ViewModelTests"
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
                .registrationMissing,
                "an interactor is not registered",
                in: assembly,
                """
                        container.register({M}DetailInteractorProtocol.self) { resolver in
                            {M}DetailInteractor(repository: resolver.resolve({M}RepositoryProtocol.self)!)
                        }

                """,
                "",
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
                .useCaseNotCalled,
                "nothing is asked for",
                in: list,
                "try await interactor.get{M}()",
                "[{M}Entry]()",
                suite: "{M}ViewModelTests"
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
                suite: "{M}ViewModelTests"
            ),
            Mutation(
                .cacheNeverCleared,
                "a change leaves what is shown beneath as it was",
                in: detail,
                "            await coordinator?.refresh()\n",
                "",
                suite: "{M}DetailViewModelTests"
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
                "the form stays open",
                in: form,
                "            coordinator?.closeRename(controller)\n            await",
                "await",
                suite: "{M}RenameViewModelTests"
            ),
            Mutation(
                .other,
                "an interactor asks nothing",
                in: interactor,
                "try await repository.remove{M}Entry(id: id)",
                "_ = id",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a request goes to the wrong place",
                in: repository,
                "Endpoint(.delete, \"{m}\", id)",
                "Endpoint(.delete, \"{m}\")",
                suite: "{M}RepositoryTests"
            ),
            Mutation(
                .other,
                "a flow that is left does not end",
                in: coordinator,
                "self?.finish()",
                "_ = self",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a deep link pushes nothing",
                in: coordinator,
                """
                        case .detail(let itemId):
                            showDetail(itemId: itemId)

                """,
                """
                        case .detail:
                            break

                """,
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a sheet pushes behind itself",
                in: "Packages/Common/Sources/Common/Router/NavigationRouter.swift",
                "navigationController.topmostStack.pushViewController",
                "navigationController.pushViewController",
                suite: "NavigationRouterTests"
            ),
            Mutation(
                .percentEncodingDropped,
                "percent-encoding is dropped",
                in: "Packages/Common/Sources/Common/Extensions/String+PercentEncoding.swift",
                "CharacterSet(charactersIn: unreserved)",
                "CharacterSet(charactersIn: unreserved + \"/?&= %+\")",
                suite: "DeepLinkTests"
            ),
            Mutation(
                .registrationMissing,
                "a module is missing from the parser",
                in: "App/DeepLinks/AppDeepLinkParser.swift",
                "return {M}Route.parse(link).map { .{m}($0) }",
                "return nil",
                suite: "AppDeepLinkParserTests"
            ),
            Mutation(
                .other,
                "a link is not kept until the user has signed in",
                in: "Coordinators/AppCoordinator.swift",
                "            pendingRoute = route\n",
                "",
                suite: "AppCoordinatorTests"
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
                in: "Packages/Common/Sources/Common/Networking/KnownElements.swift",
                "if known.isEmpty, let unknown",
                "if known.count < 0, let unknown",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "what cannot be read is left out of a list",
                in: "Packages/Common/Sources/Common/Networking/KnownElements.swift",
                " where error.isOfUnknownCase",
                "",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "a list fails with what it does not know",
                in: "Packages/Common/Sources/Common/Networking/NetworkServiceProtocol.swift",
                "KnownElements<Response>.self, from: data(for: endpoint)).value",
                "Response.self, from: data(for: endpoint))",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "sample data and the server are taken for each other",
                in: assembly,
                "        if usesSampleData {",
                "        if !usesSampleData {",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "the launch argument is not heeded",
                in: "Packages/Common/Sources/Common/Models/SampleData.swift",
                "defaults.bool(forKey: \"SampleData\")",
                "true",
                suite: "SampleDataTests"
            ),
            Mutation(
                .other,
                "only the first value of a stream is shown",
                in: "\(package)/{M}Live/ViewModels/{M}LiveViewModel.swift",
                "guard observes else { return }",
                "return",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "a value of what was followed before is shown",
                in: "\(package)/{M}Live/ViewModels/{M}LiveViewModel.swift",
                "                guard loads.isLatest(thisLoad) else { return }\n",
                "",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "the failure of what was followed before is shown",
                in: "\(package)/{M}Live/ViewModels/{M}LiveViewModel.swift",
                "            guard loads.isLatest(thisLoad) else { return }\n            show(error)",
                "            show(error)",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "that a page has failed is not said",
                in: "\(package)/{M}Archive/ViewModels/{M}ArchiveViewModel.swift",
                "        pageError = error\n",
                "",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "a list asks for pages without end",
                in: "\(package)/{M}Archive/ViewModels/{M}ArchiveViewModel.swift",
                "hasMorePages = !next.isEmpty",
                "hasMorePages = true",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "what a screen shows is loaded one after the other",
                in: "\(package)/{M}Archive/ViewModels/{M}ArchiveViewModel.swift",
                "async let items = interactor.findArchived{M}(page: 1)",
                "let items = try await interactor.findArchived{M}(page: 1)",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "an answer that comes too late is shown",
                in: list,
                "guard loads.show(thisLoad) else { return }",
                "_ = loads.show(thisLoad)",
                suite: "{M}ViewModelTests"
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
                "a late answer closes a newer screen",
                in: coordinator,
                "        router.close(controller)\n",
                "        router.pop()\n",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a view model does not know what shows it",
                in: detailFactory,
                "        viewModel.controller = viewController\n",
                "",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "being offline reads like a failure of the server",
                in: "Packages/Common/Sources/Common/Views/Error+UserMessage.swift",
                "\"common.error.offline\"",
                "\"common.error.server\"",
                suite: "UserMessageTests"
            ),
            Mutation(
                .other,
                "what is typed after the first search is not searched for",
                in: "Packages/{M}/Sources/{M}/{M}Search/ViewModels/{M}SearchViewModel.swift",
                "guard found != text",
                "guard found == nil",
                suite: "{M}SearchViewModelTests"
            ),
            Mutation(
                .other,
                "cancelling loses what was entered without a question",
                in: form,
                "discardInput { [weak coordinator, weak controller] in\n            coordinator?.closeRename(controller)\n        }",
                "coordinator?.closeRename(controller)",
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
                "a form is not known to the router",
                in: "\(package)/{M}Rename/Factories/{M}RenameViewControllerFactory.swift",
                "FormController(rootView: {M}RenameView(viewModel: viewModel), form: viewModel)",
                "UIHostingController(rootView: {M}RenameView(viewModel: viewModel))",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a form with input goes when it is swiped down",
                in: "Packages/Common/Sources/Common/Router/NavigationRouter.swift",
                "forms.last(where: \\.hasInput)",
                "forms.last(where: { _ in false })",
                suite: "NavigationRouterTests"
            ),
            Mutation(
                .other,
                "a URL closes a form without a question",
                in: "Coordinators/AppCoordinator.swift",
                "router.discardInput { self.open(route, in: home) }",
                "open(route, in: home)",
                suite: "AppCoordinatorTests"
            ),
        ]
    }()
}

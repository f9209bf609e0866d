extension Mutation {
    /// Ways to break `uikit-mvvmc`.
    static let uikitCoordinator: [Mutation] = {
        let list = "Modules/{M}/Presentation/{M}Main/{M}ViewModel.swift"
        let listScreen = "Modules/{M}/Presentation/{M}Main/{M}ViewController.swift"
        let detail = "Modules/{M}/Presentation/{M}Detail/{M}DetailViewModel.swift"
        let detailScreen = "Modules/{M}/Presentation/{M}Detail/{M}DetailViewController.swift"
        let form = "Modules/{M}/Presentation/{M}Rename/{M}RenameViewModel.swift"
        let route = "Modules/{M}/Navigation/{M}Route.swift"
        let coordinator = "Modules/{M}/Navigation/{M}Coordinator.swift"
        let container = "Modules/{M}/DI/{M}DIContainer.swift"
        let useCase = "Domain/UseCases/Get{M}UseCase.swift"
        let source = "Data/DataSources/{M}RemoteDataSource.swift"
        let repository = "Data/Repositories/{M}RepositoryImpl.swift"
        let opening = "coordinator?.showDetail(itemId: item.id)"
        return [
            Mutation(
                .errorNotShown,
                "an error is not shown",
                in: list,
                "        showError = true\n",
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
                "a row opens another item",
                in: listScreen,
                opening,
                "coordinator?.showDetail(itemId: \"\")",
                suite: "{M}ViewControllerTests"
            ),
            Mutation(
                .navigationLeftOut,
                "a row opens nothing",
                in: listScreen,
                opening,
                "_ = item",
                suite: "{M}ViewControllerTests"
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
                "                showDetail(itemId: itemId)\n",
                "                break\n",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .parserBranchGone,
                "a branch of the parser is gone",
                in: route,
                "        case 1:\n",
                "        case 99:\n",
                suite: "{M}RouteTests"
            ),
            Mutation(
                .useCaseNotCalled,
                "the use case does not ask",
                in: useCase,
                "try await repository.get{M}()",
                "[]",
                suite: "{M}UseCaseTests"
            ),
            Mutation(
                .coordinatorKeptAlive,
                "the coordinator is kept alive",
                in: listScreen,
                "    weak var coordinator",
                "    var coordinator",
                suite: "{M}ViewControllerTests"
            ),
            Mutation(
                .retryDoesNothing,
                "a retry does nothing",
                in: listScreen,
                ") { [weak self] in\n        self?.refresh()",
                ") { [weak self] in\n        _ = self",
                suite: "{M}ViewControllerTests"
            ),
            Mutation(
                .cacheNeverCleared,
                "a change leaves what is shown beneath as it was",
                in: coordinator,
                "?.popViewController(animated: true)\n        refreshScreens()\n",
                "?.popViewController(animated: true)\n",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a deep link leaves screens open",
                in: coordinator,
                "        returnToRoot { [self] in\n",
                "        UIView.performWithoutAnimation {\n",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a cancelled load shows an error",
                in: detail,
                "        guard !(error is CancellationError) else { return }\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a request goes to the wrong place",
                in: source,
                "Endpoint(.get, \"{m}\", id)",
                "Endpoint(.get, \"{m}\")",
                suite: "{M}RepositoryTests"
            ),
            Mutation(
                .other,
                "a screen has no coordinator",
                in: coordinator,
                "        viewController.coordinator = self\n        pushViewController(viewController, animated: false)",
                "        pushViewController(viewController, animated: false)",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "a flow gets another navigation controller",
                in: container,
                "navigationController: navigationController, container: self",
                "navigationController: UINavigationController(), container: self",
                suite: "{M}DIContainerTests"
            ),
            Mutation(
                .other,
                "a change is not sent",
                in: repository,
                "try await remoteDataSource.remove{M}Entry(id: id)",
                "_ = id",
                suite: "{M}RepositoryTests"
            ),
            Mutation(
                .other,
                "the detail opens the wrong screen",
                in: detailScreen,
                "coordinator?.showRename(itemId: ",
                "coordinator?.showDetail(itemId: ",
                suite: "{M}DetailViewControllerTests"
            ),
            Mutation(
                .registrationMissing,
                "a module is missing from the parser",
                in: "Core/Navigation/DeepLinkParser.swift",
                "return {M}Route.parse(link).map { .{m}($0) }",
                "return nil",
                suite: "DeepLinkParserTests"
            ),
            Mutation(
                .percentEncodingDropped,
                "percent-encoding is dropped",
                in: "Core/Extensions/String+PercentEncoding.swift",
                "CharacterSet(charactersIn: plain)",
                "CharacterSet(charactersIn: plain + \"/?&= %+\")",
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
                "a refresh swallows a tap",
                in: detail,
                "        guard !isWorking else",
                "        guard !isWorking, !isLoading else",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "what is lost is not asked about",
                in: detailScreen,
                "    func confirmRemove{M}Entry() {\n",
                "    func confirmRemove{M}Entry() {\n        return remove{M}Entry()\n",
                suite: "{M}DetailViewControllerTests"
            ),
            Mutation(
                .other,
                "a list of which nothing is known looks empty",
                in: "Core/Services/KnownElements.swift",
                "if known.isEmpty, let unknown",
                "if known.count < 0, let unknown",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "what cannot be read is left out of a list",
                in: "Core/Services/KnownElements.swift",
                " where error.isOfUnknownCase",
                "",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "a list fails with what it does not know",
                in: "Core/Services/NetworkService.swift",
                "KnownElements<Response>.self, from: data).value",
                "Response.self, from: data)",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "finished tasks are kept",
                in: "Core/Base/ScreenTasks.swift",
                "            self?.running[number] = nil\n",
                "",
                suite: "ScreenTasksTests"
            ),
            Mutation(
                .other,
                "sample data and the server are taken for each other",
                in: container,
                "if appDIContainer.usesSampleData {",
                "if !appDIContainer.usesSampleData {",
                suite: "{M}DIContainerTests"
            ),
            Mutation(
                .other,
                "the launch argument is not heeded",
                in: "Core/Models/AppEnvironment.swift",
                "defaults.bool(forKey: \"SampleData\")",
                "true",
                suite: "AppEnvironmentTests"
            ),
            Mutation(
                .other,
                "only the first value of a stream is shown",
                in: "Modules/{M}/Presentation/{M}Live/{M}LiveViewModel.swift",
                "            isLoading = false\n        }\n",
                "            return isLoading = false\n        }\n",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "a sheet pushes behind itself",
                in: "Core/Base/BaseCoordinator.swift",
                "        frontNavigationController.pushViewController(",
                "        navigationController.pushViewController(",
                suite: "BaseCoordinatorTests"
            ),
            Mutation(
                .other,
                "a link closes a form with input",
                in: "Modules/Main/Navigation/MainCoordinator.swift",
                "discardInput(of: [navigationController])",
                "discardInput(of: [])",
                suite: "MainCoordinatorTests"
            ),
            Mutation(
                .other,
                "a form does not say that it has input",
                in: "Modules/{M}/Presentation/{M}Rename/{M}RenameViewController.swift",
                "return formView.hasInput",
                "return false",
                suite: "{M}RenameViewControllerTests"
            ),
            Mutation(
                .other,
                "a sheet with input is swiped away",
                in: "Core/Base/BaseCoordinator.swift",
                "return !presentationController.presentedViewController.keepsInput",
                "return true",
                suite: "BaseCoordinatorTests"
            ),
            Mutation(
                .other,
                "a list asks for pages without end",
                in: "Modules/{M}/Presentation/{M}Archive/{M}ArchiveViewModel.swift",
                "hasMorePages = !next.isEmpty",
                "hasMorePages = true",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "an answer that comes too late is shown",
                in: detail,
                "guard loads.show(thisLoad) else { return }",
                "_ = loads.show(thisLoad)",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a sheet takes the one beneath along",
                in: coordinator,
                "viewController.presentingViewController?.dismiss(animated: true)",
                "dismissViewController(animated: true)",
                suite: "{M}CoordinatorTests"
            ),
            Mutation(
                .other,
                "what is entered during a search is not searched for",
                in: "Modules/{M}/Presentation/{M}Search/{M}SearchViewModel.swift",
                "guard text == self.text",
                "guard true || text == self.text",
                suite: "{M}SearchViewModelTests"
            ),
            Mutation(
                .other,
                "the search bar has no delegate",
                in: "Modules/{M}/Presentation/{M}Search/{M}SearchViewController.swift",
                "searchController.searchBar.delegate = self",
                "",
                suite: "{M}SearchViewControllerTests"
            ),
        ]
    }()
}

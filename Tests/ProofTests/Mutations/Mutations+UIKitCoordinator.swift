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
            Mutation("an error is not shown", in: list, "        showError = true\n", ""),
            Mutation("the loading flag is left on", in: detail, "        defer { isLoading = false }\n", ""),
            Mutation("a row opens another item", in: listScreen, opening, "coordinator?.showDetail(itemId: \"\")"),
            Mutation("a row opens nothing", in: listScreen, opening, "_ = item"),
            Mutation(
                "parameters are swapped",
                in: form,
                "(itemId: itemId, title: title)",
                "(itemId: title, title: itemId)"
            ),
            Mutation(
                "a deep link pushes nothing",
                in: coordinator,
                "                showDetail(itemId: itemId)\n",
                "                break\n"
            ),
            Mutation("a branch of the parser is gone", in: route, "        case 1:\n", "        case 99:\n"),
            Mutation("the use case does not ask", in: useCase, "try await repository.get{M}()", "[]"),
            Mutation(
                "the coordinator is kept alive",
                in: listScreen,
                "    weak var coordinator",
                "    var coordinator"
            ),
            Mutation(
                "a retry does nothing",
                in: listScreen,
                ") { [weak self] in\n        self?.refresh()",
                ") { [weak self] in\n        _ = self"
            ),
            Mutation("a deep link leaves screens open", in: coordinator, "            returnToRoot()\n", ""),
            Mutation(
                "a cancelled load shows an error",
                in: detail,
                "        guard !(error is CancellationError) else { return }\n",
                ""
            ),
            Mutation(
                "a request goes to the wrong place",
                in: source,
                "Endpoint(.get, \"{m}\", id)",
                "Endpoint(.get, \"{m}\")"
            ),
            Mutation(
                "a screen has no coordinator",
                in: coordinator,
                "        viewController.coordinator = self\n        pushViewController(viewController, animated: false)",
                "        pushViewController(viewController, animated: false)"
            ),
            Mutation(
                "a flow gets another navigation controller",
                in: container,
                "navigationController: navigationController, container: self",
                "navigationController: UINavigationController(), container: self"
            ),
            Mutation(
                "a change is not sent",
                in: repository,
                "try await remoteDataSource.remove{M}Entry(id: id)",
                "_ = id"
            ),
            Mutation(
                "the detail opens the wrong screen",
                in: detailScreen,
                "coordinator?.showRename(itemId: ",
                "coordinator?.showDetail(itemId: "
            ),
            Mutation(
                "a module is missing from the parser",
                in: "Core/Navigation/DeepLinkParser.swift",
                "return {M}Route.parse(link).map { .{m}($0) }",
                "return nil",
                suite: "DeepLinkParserTests"
            ),
            Mutation(
                "percent-encoding is dropped",
                in: "Core/Extensions/String+PercentEncoding.swift",
                "CharacterSet(charactersIn: plain)",
                "CharacterSet(charactersIn: plain + \"/?&= %+\")",
                suite: "DeepLinkTests"
            ),
        ]
    }()
}

extension Mutation {
    /// Ways to break `swiftui-mvvm`.
    static let swiftUI: [Mutation] = {
        let list = "Application/ViewModels/{M}ListViewModel.swift"
        let detail = "Application/ViewModels/{M}DetailViewModel.swift"
        let form = "Application/ViewModels/{M}RenameViewModel.swift"
        let repository = "Infrastructure/Repositories/Implementations/{M}Repository.swift"
        let transfer = "Infrastructure/Repositories/DTOs/{M}EntryDTO.swift"
        let parser = "Presentation/Coordinator/Route+{M}.swift"
        let links = "Presentation/Coordinator/Route+DeepLink.swift"
        let builders = "Presentation/Coordinator/AppCoordinator+{M}.swift"
        let base = "Application/ViewModels/BaseViewModel.swift"
        return [
            Mutation(
                .wrongRoute,
                "a row opens the wrong route",
                in: list,
                "to: .{m}Detail(itemId: item.id)",
                "to: .{m}List",
                suite: "{M}ListViewModelTests"
            ),
            Mutation(
                .navigationLeftOut,
                "a row opens nothing",
                in: list,
                "coordinator?.navigate(to: .{m}Detail(itemId: item.id))",
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
                .parserBranchGone,
                "a branch of the parser is gone",
                in: parser,
                "components.count == 2 {",
                "components.count == 99 {",
                suite: "{M}RouteTests"
            ),
            Mutation(
                .useCaseNotCalled,
                "nothing is asked for",
                in: list,
                "try await repository.get{M}()",
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
                "a change leaves what is shown beneath as it was",
                in: detail,
                "            await coordinator?.refresh()\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "what is gone is loaded again",
                in: detail,
                "            hasLoaded = false",
                "            //",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "the form stays open",
                in: form,
                "            coordinator?.close(.{m}Rename(itemId: itemId))\n            await",
                "await",
                suite: "{M}RenameViewModelTests"
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
                "a value is not taken over",
                in: transfer,
                "note: note)",
                "note: nil)",
                suite: "{M}RepositoryTests"
            ),
            Mutation(
                .other,
                "a URL leads to its screen alone",
                in: links,
                "[.{m}List, .{m}Detail(itemId: itemId), self]",
                "[self]",
                suite: "{M}IntegrationTests"
            ),
            Mutation(
                .other,
                "a screen is not refreshed",
                in: builders,
                "refreshing({M}DetailViewModel(",
                "({M}DetailViewModel(",
                suite: "{M}IntegrationTests"
            ),
            Mutation(
                .registrationMissing,
                "a module is missing from the parser",
                in: "Presentation/Coordinator/RouteParser.swift",
                "return Route.parse{M}(link)",
                "return nil",
                suite: "RouteParserTests"
            ),
            Mutation(
                .percentEncodingDropped,
                "percent-encoding is dropped",
                in: "Infrastructure/Services/PercentEncoding.swift",
                "CharacterSet(charactersIn: plain)",
                "CharacterSet(charactersIn: plain + \"/?&= %+\")",
                suite: "DeepLinkTests"
            ),
            Mutation(
                .loadingFlagLeftOn,
                "the loading flag is left on",
                in: base,
                "            isLoading = running > 0\n",
                "",
                suite: "BaseViewModelTests"
            ),
            Mutation(
                .errorNotShown,
                "an error is not shown",
                in: base,
                "            self.error = error\n",
                "",
                suite: "BaseViewModelTests"
            ),
            Mutation(
                .other,
                "an action runs twice",
                in: detail,
                "        guard !isLoading else { return }\n        await perform {",
                "        await perform {",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "a sheet pushes behind itself",
                in: "Presentation/Coordinator/AppCoordinator.swift",
                "presented.last?.path ?? path",
                "path",
                suite: "AppCoordinatorTests"
            ),
            Mutation(
                .other,
                "a list of which nothing is known looks empty",
                in: "Infrastructure/Services/KnownElements.swift",
                "if known.isEmpty, let unknown",
                "if known.count < 0, let unknown",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "what cannot be read is left out of a list",
                in: "Infrastructure/Services/KnownElements.swift",
                " where error.isOfUnknownCase",
                "",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "a list fails with what it does not know",
                in: "Infrastructure/Services/NetworkServiceProtocol.swift",
                "KnownElements<Response>.self, from: data(for: endpoint)).value",
                "Response.self, from: data(for: endpoint))",
                suite: "NetworkServiceTests"
            ),
            Mutation(
                .other,
                "sample data and the server are taken for each other",
                in: "DI/DIContainer+{M}.swift",
                "if usesMockAPI {",
                "if !usesMockAPI {",
                suite: "DIContainerTests"
            ),
            Mutation(
                .other,
                "the launch argument is not heeded",
                in: "App/AppConfiguration.swift",
                "defaults.bool(forKey: \"SampleData\")",
                "true",
                suite: "DIContainerTests"
            ),
            Mutation(
                .other,
                "only the first value of a stream is shown",
                in: "Application/ViewModels/{M}LiveViewModel.swift",
                "                hasLoaded = true\n",
                "                return hasLoaded = true\n",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "a value of what was followed before is shown",
                in: "Application/ViewModels/{M}LiveViewModel.swift",
                "                guard loads.isLatest(thisLoad) else { return }\n",
                "",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "the failure of what was followed before is shown",
                in: "Application/ViewModels/{M}LiveViewModel.swift",
                "if loads.isLatest(thisLoad) { throw error }",
                "throw error",
                suite: "{M}LiveViewModelTests"
            ),
            Mutation(
                .other,
                "that a page has failed is not said",
                in: "Application/ViewModels/{M}ArchiveViewModel.swift",
                "        pageError = error\n",
                "",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "a list asks for pages without end",
                in: "Application/ViewModels/{M}ArchiveViewModel.swift",
                "hasMorePages = !next.isEmpty",
                "hasMorePages = true",
                suite: "{M}ArchiveViewModelTests"
            ),
            Mutation(
                .other,
                "what a screen shows is loaded one after the other",
                in: "Application/ViewModels/{M}ArchiveViewModel.swift",
                "async let items = repository.findArchived{M}(page: 1)",
                "let items = try await repository.findArchived{M}(page: 1)",
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
                "an action leaves a screen loading for ever",
                in: detail,
                "            if !hasLoaded { try await fetch() }\n",
                "",
                suite: "{M}DetailViewModelTests"
            ),
            Mutation(
                .other,
                "being offline reads like a failure of the server",
                in: "Presentation/Views/Common/Error+UserMessage.swift",
                "\"common.error.offline\"",
                "\"common.error.server\"",
                suite: "UserMessageTests"
            ),
            Mutation(
                .other,
                "what is typed after the first search is not searched for",
                in: "Application/ViewModels/{M}SearchViewModel.swift",
                "guard found != text",
                "guard found == nil",
                suite: "{M}SearchViewModelTests"
            ),
            Mutation(
                .other,
                "what is presented takes the place of what was",
                in: "Presentation/Coordinator/AppCoordinator.swift",
                "presented.append(PresentedScreen(route: route))",
                "presented = [PresentedScreen(route: route)]",
                suite: "AppCoordinatorTests"
            ),
            Mutation(
                .other,
                "cancelling loses what was entered without a question",
                in: form,
                "discardInput { [weak coordinator, itemId] in\n            coordinator?.close(.{m}Rename(itemId: itemId))\n        }",
                "coordinator?.close(.{m}Rename(itemId: itemId))",
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
                "a URL closes a form without a question",
                in: builders,
                "asking({M}RenameViewModel(",
                "({M}RenameViewModel(",
                suite: "{M}IntegrationTests"
            ),
            Mutation(
                .other,
                "going to a tab closes a form without a question",
                in: "Presentation/Coordinator/AppCoordinator.swift",
                "discardingInput { self.show(route) }",
                "show(route)",
                suite: "AppCoordinatorTests"
            ),
        ]
    }()
}

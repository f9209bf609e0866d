import Diagnostics

/// The kinds of check, by the word that a rule names them with: the type's name in kebab case.
enum Checks {
    static let all = Dictionary(uniqueKeysWithValues: types.map { (NameWords("\($0)").kebab, $0) })

    private static let types: [any Check.Type] = [
        BaseClass.self, BehindProtocol.self, BoundViewModel.self, ClassBound.self, ClearedCache.self,
        ConformingCoordinator.self, ConformingRole.self, ConstructedOutside.self, CoveredSwitch.self, CrossImport.self,
        DeclaredDependencies.self, DeepLinks.self, DirectNavigation.self, ForbiddenCall.self, ForbiddenDependency.self,
        ForbiddenImport.self, ForbiddenInterface.self, ForbiddenType.self, ForeignHolder.self, ImplementedProtocol.self,
        ImportBeside.self, ImportedAssembly.self, InjectedProperty.self, LibraryProduct.self, LinkedBack.self,
        LoadedAssembly.self, LoadingView.self, LocalisedText.self, MadeIn.self, MainActorAsync.self, ModuleCase.self,
        ModuleConformance.self, ModuleDeclaration.self, ModuleHeld.self, ModuleLogger.self, ModuleMembers.self,
        ModuleReset.self, ModuleService.self, ModuleView.self, ModuleWired.self, NavigatingViewModel.self,
        ObservedViewModel.self, ParentStartedFlow.self, Placeholder.self, Planned.self, ProtocolSuffix.self,
        PublishedState.self, RegisteredLinks.self, RegisteredServices.self, RegisteringAssembly.self,
        RequiredMember.self, RoleMembers.self, RouteHandled.self, RouteValues.self, ScreenFactories.self,
        ScreenRoute.self, SharedProtocol.self, ShownByView.self, Singleton.self, SuperfluousSuppression.self,
        TabShown.self, TestedType.self, TypeConformance.self, TypeLength.self, TypeMentions.self, UnbuiltFile.self,
        ViewNavigation.self, WeakProperty.self, WeakSelf.self,
    ]
}

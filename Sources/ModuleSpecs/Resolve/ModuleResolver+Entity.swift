import Diagnostics

extension ModuleResolver {
    /// Finds the structure that the module manages. If a screen needs one and none exists, it has the module's name in the
    /// singular.
    mutating func resolveEntity() {
        module.entity = statedEntity ?? defaultEntity()
        guard let entity = module.entity, let type = module.type(entity) else { return }
        for index in module.screens.indices { giveItemID(to: index, type.identifier?.type ?? .named("String")) }
    }

    /// Gives forms the identifier of what they change, before use cases are assigned to screens that have what they take.
    mutating func giveItemIDsToForms() {
        let stated = statedEntity.flatMap(module.type)
        guard let type = stated == nil ? identifierType : stated?.identifier?.type else { return }
        for index in module.screens.indices where module.screens[index].kind == .form { giveItemID(to: index, type) }
    }

    private var statedEntity: String? {
        let arrays = module.useCases.filter(\.returnsArray).compactMap(\.returns)
        let others = module.useCases.filter { !$0.returnsArray }.compactMap(\.returns)
        let returned = (arrays + others).lazy.map(\.subject.text).first { name in
            module.type(name)?.isEnumeration == false
        }
        let declared = module.types.filter { !$0.isEnumeration && !$0.isDeclared }
        return returned ?? (declared.first { $0.identifier != nil } ?? declared.first)?.name
    }

    private mutating func defaultEntity() -> String? {
        guard module.screens.contains(where: needsEntity) else { return nil }
        let id = Parameter(name: "id", type: identifierType)
        let shape = DataType.Shape.structure([id, Parameter(name: "title", type: .named("String"))])
        let name = defaultEntityName(of: shape)
        if module.type(name) == nil {
            module.types.insert(DataType(name: name, shape: shape), at: 0)
            note("the spec names no type to show, so \"\(name)(id: \(id.type.text), title: String)\" stands for it")
        }
        return name
    }

    /// `Order` in the module `Orders`; `OrdersItem` if that is there already, or `Order` is another type.
    private func defaultEntityName(of shape: DataType.Shape) -> String {
        let item = module.type + "Item"
        let singular = GrammaticalNumber.items(of: module.words).item.pascal
        guard surroundings.defaults > 1, module.type(item) == nil, !isTaken(singular, otherwiseThan: shape) else {
            return item
        }
        return singular.hasSuffix("ItemItem") ? module.type + "Entry" : singular
    }

    private func isTaken(_ name: String, otherwiseThan shape: DataType.Shape) -> Bool {
        module.type(name).map { $0.shape != shape } ?? surroundings.takenTypes.contains(name)
            || StandardType.unspecified.contains(name) || surroundings.place(ofOtherType: name) != nil
            || surroundings.modules[name] != nil
    }

    /// The type of the id parameter of the detail and form screens, so that a row can open them.
    private var identifierType: TypeReference {
        let opened = module.screens.filter { !$0.isRoot && ($0.kind == .detail || $0.kind == .form) }
        let type = opened.lazy.compactMap { $0.parameters.first(where: \.isID)?.type }.first
        return type.flatMap { ["Int", "UUID"].contains($0.text) ? $0 : nil } ?? .named("String")
    }

    private func needsEntity(_ screen: Screen) -> Bool {
        switch screen.kind {
        case .list: !module.useCases.contains { $0.screen == screen.value && $0.returnsArray }
        case .detail: !module.useCases.contains { $0.screen == screen.value && $0.returns != nil && !$0.returnsArray }
        case .form:
            FormDefaults.parameters(of: screen.words) == nil
                && submitter(of: screen) == nil
        case .plain: false
        }
    }

    /// Gives the entity's id to a screen that is about one item and states no parameters, in a module with a list.
    private mutating func giveItemID(to index: Int, _ type: TypeReference) {
        let screen = module.screens[index]
        guard spec.screens[index].parameters == nil, screen.parameters.isEmpty, !screen.isRoot, isAboutItem(screen),
            module.screens.contains(where: { $0.kind == .list })
        else { return }
        module.screens[index].parameters = [Parameter(name: "itemId", type: type)]
        note(
            "the screen \"\(screen.name)\" gets \"itemId: \(type.text)\"; \"\(screen.name)()\" would have none",
            at: spec.screens[index].name.mark
        )
    }

    /// Whether the name of a screen says that it shows or changes one item of the module.
    private func isAboutItem(_ screen: Screen) -> Bool {
        if screen.value == "detail" { return true }
        guard screen.kind == .form, FormPurpose(of: screen.words) == .change,
            FormDefaults.parameters(of: screen.words) == nil
        else { return false }
        let object = FormPurpose.object(of: screen.words)
        return object.words.isEmpty || object.pascal == statedEntity
    }
}

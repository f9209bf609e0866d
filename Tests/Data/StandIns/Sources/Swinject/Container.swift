/// Holds registrations and makes what they describe.
public final class Container {
    private var entries: [Key: Entry] = [:]
    private let parent: Container?
    private let defaultScope: ObjectScope
    private var depth = 0
    private var graph: [ObjectIdentifier: Any] = [:]

    public init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        self.parent = parent
        defaultScope = defaultObjectScope
        registeringClosure(self)
    }

    public func removeAll() {
        entries = [:]
    }

    public func resetObjectScope(_ objectScope: ObjectScope) {
        for entry in entries.values where entry.scope === objectScope {
            entry.instance = nil
            entry.weakInstance = nil
        }
        parent?.resetObjectScope(objectScope)
    }

    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
        entries.keys.contains { $0.service == ObjectIdentifier(serviceType) && $0.name == name }
            || parent?.hasAnyRegistration(of: serviceType, name: name) == true
    }

    /// A resolver that several threads may use; the stand-in's tests use one.
    public func synchronize() -> Resolver {
        Container(parent: self, defaultObjectScope: defaultScope)
    }

    func add<Service, Factory>(
        _ serviceType: Service.Type,
        _ argumentsType: Any.Type,
        name: String?,
        factory: Factory
    ) -> ServiceEntry<Service> {
        let entry = Entry(factory: factory, scope: defaultScope)
        entries[key(serviceType, Factory.self, name)] = entry
        return ServiceEntry(serviceType: serviceType, argumentsType: argumentsType, entry: entry)
    }

    /// Finds a registration by the type of its factory, which says what arguments it takes.
    func find<Service, Factory>(
        _ serviceType: Service.Type,
        name: String?,
        make: (Factory) -> Any
    ) -> Service? {
        guard let entry = entry(for: key(serviceType, Factory.self, name)), let factory = entry.factory as? Factory
        else {
            return nil
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { graph = [:] }
        }
        if let shared = shared(of: entry) as? Service { return shared }
        let made = make(factory)
        if let shared = shared(of: entry) as? Service { return shared }
        keep(made, of: entry)
        for completion in entry.completions { completion(self, made) }
        return made as? Service
    }

    private func key(_ service: Any.Type, _ factory: Any.Type, _ name: String?) -> Key {
        Key(service: ObjectIdentifier(service), factory: ObjectIdentifier(factory), name: name)
    }

    private func entry(for key: Key) -> Entry? {
        entries[key] ?? parent?.entry(for: key)
    }

    private func shared(of entry: Entry) -> Any? {
        switch entry.scope {
        case ObjectScope.container: entry.instance
        case ObjectScope.weak: entry.weakInstance ?? graph[ObjectIdentifier(entry)]
        case ObjectScope.graph: graph[ObjectIdentifier(entry)]
        default: nil
        }
    }

    private func keep(_ made: Any, of entry: Entry) {
        switch entry.scope {
        case ObjectScope.container: entry.instance = made
        case ObjectScope.weak:
            if type(of: made) is AnyClass { entry.weakInstance = made as AnyObject }
            graph[ObjectIdentifier(entry)] = made
        case ObjectScope.graph: graph[ObjectIdentifier(entry)] = made
        default: break
        }
    }
}

private func ~= (pattern: ObjectScope, value: ObjectScope) -> Bool {
    pattern === value
}

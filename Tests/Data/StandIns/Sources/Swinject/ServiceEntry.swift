/// One registration, to be refined.
public final class ServiceEntry<Service> {
    public let serviceType: Any.Type
    public let argumentsType: Any.Type
    private let entry: Entry

    init(serviceType: Any.Type, argumentsType: Any.Type, entry: Entry) {
        self.serviceType = serviceType
        self.argumentsType = argumentsType
        self.entry = entry
    }

    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        entry.scope = objectScope
        return self
    }

    @discardableResult
    public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self {
        entry.completions.append { resolver, service in
            if let service = service as? Service { completed(resolver, service) }
        }
        return self
    }
}

/// What a container keeps of a registration.
final class Entry {
    let factory: Any
    var scope: ObjectScope
    var completions: [(Resolver, Any) -> Void] = []
    var instance: Any?
    weak var weakInstance: AnyObject?

    init(factory: Any, scope: ObjectScope) {
        self.factory = factory
        self.scope = scope
    }
}

/// Under what a registration is kept: the service, the types of its arguments, and a name.
struct Key: Hashable {
    let service: ObjectIdentifier
    let factory: ObjectIdentifier
    let name: String?
}

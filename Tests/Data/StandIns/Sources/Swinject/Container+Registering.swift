extension Container {
    @discardableResult
    public func register<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping (Resolver) -> Service
    ) -> ServiceEntry<Service> {
        add(serviceType, Resolver.self, name: name, factory: { factory($0) as Any } as (Resolver) -> Any)
    }

    @discardableResult
    public func register<Service, Arg1>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping (Resolver, Arg1) -> Service
    ) -> ServiceEntry<Service> {
        let erased: (Resolver, Arg1) -> Any = { factory($0, $1) }
        return add(serviceType, (Resolver, Arg1).self, name: name, factory: erased)
    }

    @discardableResult
    public func register<Service, Arg1, Arg2>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping (Resolver, Arg1, Arg2) -> Service
    ) -> ServiceEntry<Service> {
        let erased: (Resolver, Arg1, Arg2) -> Any = { factory($0, $1, $2) }
        return add(serviceType, (Resolver, Arg1, Arg2).self, name: name, factory: erased)
    }

    @discardableResult
    public func register<Service, Arg1, Arg2, Arg3>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping (Resolver, Arg1, Arg2, Arg3) -> Service
    ) -> ServiceEntry<Service> {
        let erased: (Resolver, Arg1, Arg2, Arg3) -> Any = { factory($0, $1, $2, $3) }
        return add(serviceType, (Resolver, Arg1, Arg2, Arg3).self, name: name, factory: erased)
    }

    @discardableResult
    public func register<Service, Arg1, Arg2, Arg3, Arg4>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping (Resolver, Arg1, Arg2, Arg3, Arg4) -> Service
    ) -> ServiceEntry<Service> {
        let erased: (Resolver, Arg1, Arg2, Arg3, Arg4) -> Any = { factory($0, $1, $2, $3, $4) }
        return add(serviceType, (Resolver, Arg1, Arg2, Arg3, Arg4).self, name: name, factory: erased)
    }
}

extension Container: Resolver {
    public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
        resolve(serviceType, name: nil)
    }

    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        find(serviceType, name: name) { (factory: (Resolver) -> Any) in factory(self) }
    }

    public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
        resolve(serviceType, name: nil, argument: argument)
    }

    public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? {
        find(serviceType, name: name) { (factory: (Resolver, Arg1) -> Any) in factory(self, argument) }
    }

    public func resolve<Service, Arg1, Arg2>(
        _ serviceType: Service.Type,
        arguments arg1: Arg1,
        _ arg2: Arg2
    ) -> Service? {
        resolve(serviceType, name: nil, arguments: arg1, arg2)
    }

    public func resolve<Service, Arg1, Arg2>(
        _ serviceType: Service.Type,
        name: String?,
        arguments arg1: Arg1,
        _ arg2: Arg2
    ) -> Service? {
        find(serviceType, name: name) { (factory: (Resolver, Arg1, Arg2) -> Any) in factory(self, arg1, arg2) }
    }

    public func resolve<Service, Arg1, Arg2, Arg3>(
        _ serviceType: Service.Type,
        arguments arg1: Arg1,
        _ arg2: Arg2,
        _ arg3: Arg3
    ) -> Service? {
        resolve(serviceType, name: nil, arguments: arg1, arg2, arg3)
    }

    public func resolve<Service, Arg1, Arg2, Arg3>(
        _ serviceType: Service.Type,
        name: String?,
        arguments arg1: Arg1,
        _ arg2: Arg2,
        _ arg3: Arg3
    ) -> Service? {
        find(serviceType, name: name) { (factory: (Resolver, Arg1, Arg2, Arg3) -> Any) in
            factory(self, arg1, arg2, arg3)
        }
    }

    public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
        _ serviceType: Service.Type,
        arguments arg1: Arg1,
        _ arg2: Arg2,
        _ arg3: Arg3,
        _ arg4: Arg4
    ) -> Service? {
        resolve(serviceType, name: nil, arguments: arg1, arg2, arg3, arg4)
    }

    public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
        _ serviceType: Service.Type,
        name: String?,
        arguments arg1: Arg1,
        _ arg2: Arg2,
        _ arg3: Arg3,
        _ arg4: Arg4
    ) -> Service? {
        find(serviceType, name: name) { (factory: (Resolver, Arg1, Arg2, Arg3, Arg4) -> Any) in
            factory(self, arg1, arg2, arg3, arg4)
        }
    }
}

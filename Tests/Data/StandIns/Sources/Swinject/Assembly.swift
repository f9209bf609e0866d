/// Registers the services of one part of an app.
public protocol Assembly {
    func assemble(container: Container)
    func loaded(resolver: Resolver)
}

extension Assembly {
    public func loaded(resolver _: Resolver) {}
}

/// Applies assemblies to one container.
public final class Assembler {
    private let container: Container

    public var resolver: Resolver { container }

    public init(container: Container? = Container()) {
        self.container = container ?? Container()
    }

    public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph) {
        container = Container(parent: parentAssembler?.container, defaultObjectScope: defaultObjectScope)
    }

    public init(_ assemblies: [Assembly], container: Container = Container()) {
        self.container = container
        run(assemblies)
    }

    public init(_ assemblies: [Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph) {
        container = Container(parent: parent?.container, defaultObjectScope: defaultObjectScope)
        run(assemblies)
    }

    public func apply(assembly: Assembly) {
        run([assembly])
    }

    public func apply(assemblies: [Assembly]) {
        run(assemblies)
    }

    private func run(_ assemblies: [Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }
}

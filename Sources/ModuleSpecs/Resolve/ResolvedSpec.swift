/// A resolved spec: a spec with its module.
package struct ResolvedSpec: Sendable {
    package let spec: ModuleSpec
    package let module: Module

    package init(spec: ModuleSpec, module: Module) { (self.spec, self.module) = (spec, module) }
}

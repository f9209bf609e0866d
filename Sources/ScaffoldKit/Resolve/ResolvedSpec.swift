/// A resolved spec: a spec with its module.
struct ResolvedSpec: Sendable {
    let spec: ModuleSpec
    let module: Module
}

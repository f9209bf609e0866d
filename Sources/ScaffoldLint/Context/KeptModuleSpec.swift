import Diagnostics
import ModuleSpecs

/// The spec that an app keeps of a module, as lint read it.
struct KeptModuleSpec: Sendable {
    let spec: ModuleSpec
    /// The problems of the spec's file.
    let problems: Problems
}

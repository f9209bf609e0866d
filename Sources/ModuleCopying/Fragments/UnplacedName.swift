import Diagnostics

/// A name of a module's target or folder in a manifest that is no entry of a list, so that nothing can be put beside it.
struct UnplacedName {
    let mark: SourceMark
    /// The name that the copy has instead.
    let copy: String
}

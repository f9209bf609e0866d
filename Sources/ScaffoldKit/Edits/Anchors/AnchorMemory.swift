import SwiftOutline

/// What anchors have led to in one file, and the code that was read on the way.
///
/// The entries of all modules go into a few functions of the app's files, which grow with the modules: each is read once, and not
/// once for every entry.
final class AnchorMemory {
    /// Where steps lead that others follow.
    var ways: [ArraySlice<AnchorStep>: [AnchorTarget]] = [:]
    /// Where whole anchors lead.
    var ends: [AnchorPath: [AnchorTarget]] = [:]
    /// The code of declarations, by the bytes of their names.
    private var codes: [Range<Int>: Code] = [:]

    /// What stands within a declaration of an outline.
    func code(in declaration: Declaration, of outline: Outline) -> Code {
        if let known = codes[declaration.nameRange] { return known }
        let code = outline.code(in: declaration)
        codes[declaration.nameRange] = code
        return code
    }
}

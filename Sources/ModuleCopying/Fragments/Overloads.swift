import AppModel
import SwiftOutline

/// What of the rest of the app takes a copied type and has no name of the module, such as a function, or an extension `where` a type is
/// the module's: copied code that uses it needs one for the copy's types.
struct Overloads {
    private let resolver: NameResolver
    private let copied: CopiedCode
    /// The functions that the copied code calls, as `open(_:animated:)`.
    private let called: Set<String>
    /// The names in the copied code.
    private let used: Set<String>

    init(_ resolver: NameResolver, _ copied: CopiedCode) {
        (self.resolver, self.copied) = (resolver, copied)
        let calls = copied.files.flatMap { resolver.code(of: $0).calls }
        called = Set(calls.map { "\($0.name)(\($0.arguments.map { "\($0.label ?? "_"):" }.joined()))" })
        let outlines = copied.files.map { resolver.app.files[$0].outline }
        used = Set(outlines.flatMap { $0.names(in: 0..<$0.source.count) })
    }

    func declarations(in file: Int) -> [Declaration] {
        resolver.app.files[file].outline.allDeclarations.filter { own in
            isUsed(own) && !own.hasModifier(.private, or: .fileprivate) && resolver.index.map.renamed(own.name) == nil
                && takesCopied(own, in: file)
        }
    }

    private func isUsed(_ own: Declaration) -> Bool {
        switch own.kind {
        case .func: called.contains(own.fullName) || own.name.first?.isLetter == false
        case .`init`: called.contains(TypeText.bare(of: own.parent?.name ?? "") + own.fullName.drop { $0 != "(" })
        case .subscript: true
        case .extension: own.members.contains { used.contains($0.name) }
        default: false
        }
    }

    private func takesCopied(_ own: Declaration, in file: Int) -> Bool {
        // What differs by its result only would be ambiguous.
        let isTold =
            own.kind == .extension
            ? !own.members.contains { $0.isOfType || $0.kind == .`init` } : own.genericClause != nil
        let types = own.parameters.map(\.type) + [isTold ? own.whereClause : nil].compactMap(\.self)
        return types.contains { resolver.namesCopied($0.range, in: file, by: copied) }
    }
}

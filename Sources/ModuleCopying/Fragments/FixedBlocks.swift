import AppModel
import SwiftOutline

/// Tells whether a block is full: a result builder of the app takes no more elements, or the type of the result names each of them.
struct FixedBlocks {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    func contain(_ statement: CodeFragment) -> Bool {
        let (file, start) = (statement.file, statement.range.lowerBound)
        let around = resolver.app.files[file].outline.declarations(around: start).last { $0.bodyRange != nil }
        if let around, let type = around.type, type.text.contains(where: "(<".contains),
            !copied.holds(around.nameRange.lowerBound, in: file),
            resolver.namesCopied(type.range, in: file, by: copied)
        {
            return true
        }
        let fixed = resolver.app.types.filter {
            $0.place.declaration.hasAttribute("resultBuilder") && most($0) <= statement.siblings.count
        }
        guard !fixed.isEmpty else { return false }
        let attributes =
            around.map { $0.attributes + parameters(taking: statement, in: $0.range) } ?? parameters(taking: statement)
        return fixed.contains { builder in attributes.contains { $0.name == builder.name } }
    }

    /// The attributes of the parameters that may take the closure around a statement.
    private func parameters(taking statement: CodeFragment, in scope: Range<Int> = 0..<Int.max) -> [Attribute] {
        let (code, start) = (resolver.code(of: statement.file), statement.range.lowerBound)
        let call = code.calls.last { call in
            scope.contains(call.range.lowerBound)
                && call.trailingClosures.contains { $0.closure.contentRange.contains(start) }
        }
        guard let call else { return [] }
        let all = resolver.app.files.filter { $0.outline.source.contains(call.name) }.flatMap(\.outline.allDeclarations)
        return all.filter { $0.isNamed(call.name) || $0.kind == .`init` && $0.parent?.isNamed(call.name) == true }
            .flatMap(\.parameters).flatMap(\.attributes)
    }

    /// How many elements a builder takes.
    private func most(_ builder: TypeDeclaration) -> Int {
        let blocks = builder.members(named: "buildBlock").map(\.declaration)
        let isOpen = !builder.members(named: "buildPartialBlock").isEmpty || blocks.isEmpty
        return isOpen || blocks.flatMap(\.parameters).contains { $0.isVariadic || $0.type.text.hasPrefix("repeat ") }
            ? .max : blocks.map(\.parameters.count).max() ?? .max
    }
}

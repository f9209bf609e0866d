import AppModel
import SwiftOutline

/// Tells whether a block is full: a result builder of the app takes no more elements, or its result's type names each of them.
struct FixedBlocks {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    func contain(_ statement: CodeFragment) -> Bool {
        guard !statement.isBranch else { return false }
        let outline = resolver.app.files[statement.file].outline
        let around = outline.declarations(around: statement.range.lowerBound).last { $0.bodyRange != nil }
        if let around, let type = around.type, type.text.contains("(") || type.text.contains("<"),
            !copied.holds(around.nameRange.lowerBound, in: statement.file),
            resolver.namesCopied(type.range, in: statement.file, by: copied)
        {
            return true
        }
        let builders = resolver.app.types.filter { $0.place.declaration.hasAttribute("resultBuilder") }
        guard !builders.isEmpty else { return false }
        let names = attributes(of: statement, in: around)
        return builders.contains { names.contains($0.name) && statement.siblings.count >= most($0) }
    }

    /// The attributes of what a statement is in: a function, a property or the parameter that takes a closure.
    private func attributes(of statement: CodeFragment, in around: Declaration?) -> Set<String> {
        let code = resolver.code(of: statement.file)
        let closure = code.closures.filter { $0.contentRange.contains(statement.range.lowerBound) }
            .min { $0.range.count < $1.range.count }
        guard let closure, around.map({ $0.range.contains(closure.range.lowerBound) }) ?? true else {
            let name = around?.name ?? ""
            let above = resolver.app.types(named: TypeText.bare(of: around?.parent?.name ?? ""))
            let required = above.flatMap { resolver.app.names(above: $0) }.flatMap { resolver.app.types(named: $0) }
                .flatMap { $0.members(named: name) }
            return Set(([around].compactMap(\.self) + required.map(\.declaration)).flatMap(\.attributes).map(\.name))
        }
        let call = code.calls.last { call in
            call.trailingClosures.contains { $0.closure.range == closure.range }
                || call.arguments.contains { $0.value.range == closure.range }
        }
        guard let call else { return [] }
        let functions = resolver.app.files.filter { $0.outline.source.contains(call.name) }.flatMap(\.outline.allDeclarations)
        let called = functions.filter {
            $0.isNamed(call.name) || $0.kind == .`init` && TypeText.bare(of: $0.parent?.name ?? "") == call.name
        }
        return Set(called.flatMap(\.parameters).flatMap(\.attributes).map(\.name))
    }

    /// How many elements a builder takes.
    private func most(_ builder: TypeDeclaration) -> Int {
        guard builder.members(named: "buildPartialBlock").isEmpty else { return .max }
        let blocks = builder.members(named: "buildBlock").map(\.declaration)
        let isOpen = blocks.contains { block in
            block.parameters.contains { $0.isVariadic || $0.type.text.hasPrefix("repeat ") }
        }
        return isOpen || blocks.isEmpty ? .max : blocks.map(\.parameters.count).max() ?? .max
    }
}

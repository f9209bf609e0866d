import Diagnostics
import FileTransaction
import SwiftOutline

/// A source file of the app: its declarations, and on request the code in its bodies.
package final class SourceFile: Sendable {
    /// The role of a file in the app.
    package enum Role: Sendable {
        /// Part of the app or of one of its packages.
        case source
        /// Part of a test target.
        case test
        /// The manifest of a package.
        case manifest
    }

    /// The path relative to the app's root.
    package let path: RelativePath
    package let role: Role
    package let outline: Outline
    /// Whether the app's configuration says that another tool writes the file.
    let isListedAsGenerated: Bool
    /// The imports in source order.
    package let imports: [Declaration]
    /// The types and extensions in source order, including nested ones.
    package let typesAndExtensions: [Declaration]
    /// The byte ranges of `#Preview { … }` macros and preview providers.
    package let previews: [Range<Int>]

    private let table: Deferred<LineTable>

    package init(path: RelativePath, outline: Outline, isListedAsGenerated: Bool = false) {
        self.path = path
        self.isListedAsGenerated = isListedAsGenerated
        self.outline = outline
        imports = outline.declarations.filter { $0.kind == .import }
        typesAndExtensions = outline.allDeclarations(where: \.hasMembers)
        previews = Self.previews(among: outline.declarations, typesAndExtensions)
        role = Self.role(of: path, imports: outline.declarations.prefix { $0.kind == .import })
        table = Deferred { LineTable(outline.source) }
    }

    /// Parses the bytes of a file.
    package convenience init(path: RelativePath, bytes: [UInt8]) {
        self.init(path: path, outline: Outline(SourceText(bytes)))
    }

    /// The simple names of the types that the file declares or extends.
    package var typeNames: [String] { typesAndExtensions.map { TypeText.bare(of: $0.name) } }

    /// The top-level types that other files can see.
    package var visibleTypes: [Declaration] { outline.declarations.filter(\.isVisibleType) }

    /// Whether a byte offset lies within a preview.
    package func isPreview(_ offset: Int) -> Bool { previews.contains { $0.contains(offset) } }

    /// The simple name of the outermost type, or of the outermost extension's type, around a byte offset.
    package func typeName(around offset: Int) -> String? { typeNames(around: offset).first }

    /// The simple names of the types and extended types around a byte offset, outer before inner; none within a function outside of types.
    package func typeNames(around offset: Int) -> [String] {
        let around = outline.declarations(around: offset)
        guard around.first?.kind.hasMembers == true else { return [] }
        return around.filter(\.kind.hasMembers).map { TypeText.bare(of: $0.name) }
    }

    /// The code in the file's bodies. Every call parses it again.
    package func code() -> Code { outline.code() }

    /// Where the lines begin: read once, as a file may have many findings, and only for the few files that have some.
    package var lines: LineTable { table.value }

    /// The span of a range of bytes.
    package func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(range, in: outline.source, lines) }

    private static func previews(among declarations: [Declaration], _ types: [Declaration]) -> [Range<Int>] {
        let macros = declarations.filter { $0.kind == .macroExpansion && $0.isNamed("Preview") }
        let providers = types.filter { type in
            (type.kind == .struct || type.kind == .class)
                && type.inheritance.contains { TypeText.bare(of: $0.text) == "PreviewProvider" }
        }
        return (macros + providers).map(\.range)
    }

    /// - Parameter imports: Those above the code; previews at the end of a file may have some for testing.
    private static func role(of path: RelativePath, imports: some Sequence<Declaration>) -> Role {
        if path.isManifest { return .manifest }
        let isTest = imports.contains { TestFramework.isNamed(by: $0) || $0.hasAttribute("testable") }
        return isTest || path.components.dropLast().contains { $0.hasSuffix("Tests") } ? .test : .source
    }
}

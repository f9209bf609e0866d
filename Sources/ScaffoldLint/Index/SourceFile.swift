import Diagnostics
import ScaffoldKit
import SwiftOutline

/// One Swift file of the app: its declarations, and on demand what its bodies hold.
public final class SourceFile: Sendable {
    /// What a file is for.
    public enum Role: Sendable {
        /// Part of the app or of one of its packages.
        case source
        /// Part of a test target.
        case test
        /// The manifest of a package.
        case manifest
    }

    /// Where it lies below the app's root.
    public let path: RelativePath
    public let role: Role
    public let outline: Outline
    /// The modules that it imports, in their order.
    public let imports: [Declaration]
    /// Its types and extensions, nested ones too, in their order.
    let typesAndExtensions: [Declaration]
    /// The bytes of `#Preview { … }` and of preview providers.
    public let previews: [Range<Int>]

    init(path: RelativePath, outline: Outline) {
        self.path = path
        self.outline = outline
        imports = outline.declarations.filter { $0.kind == .import }
        typesAndExtensions = outline.allDeclarations(where: \.hasMembers)
        previews = Self.previews(among: outline.declarations, typesAndExtensions)
        role = Self.role(of: path, imports: imports)
    }

    /// Reads a file.
    public convenience init(path: RelativePath, bytes: [UInt8]) {
        self.init(path: path, outline: Outline(SourceText(bytes)))
    }

    /// The simple names of its types, and of those that it extends.
    var typeNames: [String] { typesAndExtensions.map { TypeName.bare(of: $0.name) } }

    /// Whether a byte offset lies within a preview.
    public func isPreview(_ offset: Int) -> Bool {
        previews.contains { $0.contains(offset) }
    }

    /// The simple name of the outermost type around a byte offset, or of the type that an extension there extends.
    func typeName(around offset: Int) -> String? {
        guard let outer = outline.declarations(around: offset).first, outer.kind.hasMembers else { return nil }
        return TypeName.bare(of: outer.name)
    }

    /// All that the file's bodies hold; read anew by every call.
    public func code() -> Code { outline.code() }

    /// The lines and columns of a range of bytes.
    public func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(range, in: outline.source)
    }

    private static func previews(among declarations: [Declaration], _ types: [Declaration]) -> [Range<Int>] {
        let macros = declarations.filter { $0.kind == .macroExpansion && $0.isNamed("Preview") }
        let providers = types.filter { type in
            (type.kind == .struct || type.kind == .class)
                && type.inheritance.contains { TypeName.bare(of: $0.text) == "PreviewProvider" }
        }
        return (macros + providers).map(\.range)
    }

    private static func role(of path: RelativePath, imports: [Declaration]) -> Role {
        if path.isManifest { return .manifest }
        let isTest = imports.contains {
            $0.isNamed("XCTest") || $0.isNamed("Testing") || $0.hasAttribute("testable")
        }
        return isTest || path.components.dropLast().contains { $0.hasSuffix("Tests") } ? .test : .source
    }
}

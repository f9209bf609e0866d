import ScaffoldKit
import SwiftOutline

/// One Swift file of the app: its declarations, and on demand what its bodies hold.
public struct SourceFile: Sendable {
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
    public var path: RelativePath { contents.path }
    public var role: Role { contents.role }
    public var outline: Outline { contents.outline }
    /// The modules that it imports, in their order.
    public var imports: [Declaration] { contents.imports }
    /// Its types and extensions, nested ones too, in their order.
    var typesAndExtensions: [Declaration] { contents.typesAndExtensions }
    /// Their simple names, an extension's that of the type that it extends.
    var typeNames: [String] { contents.typeNames }
    /// What each of these names behind its colon.
    var inherited: [[IndexedType.Inherited]] { contents.inherited }
    /// Which of these are extensions.
    var extensions: [Int] { contents.extensions }
    /// The bytes of `#Preview { … }` and of preview providers.
    public var previews: [Range<Int>] { contents.previews }
    /// Which names may stand in it; of a test nobody asks.
    var names: NameFilter { contents.names }
    /// What is called in it.
    var callNames: CallNames { contents.callNames }
    /// Whether a comment may disable rules: a quick look before the comments are read.
    var mayDisable: Bool { contents.mayDisable }
    /// Files are handed about a lot: all of one is behind one reference.
    private let contents: Contents

    /// Reads a file.
    public init(path: RelativePath, bytes: [UInt8]) {
        self.init(path: path, outline: Outline(SourceText(bytes)))
    }

    /// Takes what there is to know out of an outline.
    init(path: RelativePath, outline: Outline) {
        contents = Contents(path, outline)
    }

    /// Whether a byte offset lies within a preview.
    public func isPreview(_ offset: Int) -> Bool {
        previews.contains { $0.contains(offset) }
    }

    /// All that the file's bodies hold; read anew by every call.
    public func code() -> Code { outline.code() }

    /// The lines and columns of a range of bytes.
    public func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(range, in: outline.source)
    }
}

/// What there is to know of a file, gathered once.
private final class Contents: Sendable {
    let path: RelativePath
    let role: SourceFile.Role
    let outline: Outline
    let imports: [Declaration]
    let typesAndExtensions: [Declaration]
    let typeNames: [String]
    let inherited: [[IndexedType.Inherited]]
    let extensions: [Int]
    let previews: [Range<Int>]
    let names: NameFilter
    let callNames: CallNames
    let mayDisable: Bool

    init(_ path: RelativePath, _ outline: Outline) {
        let declarations = outline.declarations
        let imports = declarations.filter { $0.kind == .import }
        let typesAndExtensions = outline.allDeclarations(where: \.hasMembers)
        self.path = path
        typeNames = typesAndExtensions.map {
            $0.kind == .extension ? IndexedType.bareName(of: $0.name) : $0.name
        }
        inherited = typesAndExtensions.map(IndexedType.inherited)
        extensions = typesAndExtensions.indices.filter { typesAndExtensions[$0].kind == .extension }
        previews = Self.previews(among: declarations, typesAndExtensions, inherited)
        role = Self.role(of: path, imports: imports)
        (names, callNames) = NameScan.read(outline, isFiltered: role == .source)
        mayDisable = outline.source.contains(Suppression.mark)
        self.outline = outline
        self.imports = imports
        self.typesAndExtensions = typesAndExtensions
    }

    private static func previews(
        among declarations: [Declaration],
        _ types: [Declaration],
        _ inherited: [[IndexedType.Inherited]]
    ) -> [Range<Int>] {
        var previews = declarations.filter { $0.kind == .macroExpansion && $0.isNamed("Preview") }.map(\.range)
        for (type, parents) in zip(types, inherited) where type.kind == .struct || type.kind == .class {
            if parents.contains(where: { $0.name == "PreviewProvider" }) { previews.append(type.range) }
        }
        return previews
    }

    private static func role(of path: RelativePath, imports: [Declaration]) -> SourceFile.Role {
        if path.isManifest { return .manifest }
        let isTest = imports.contains {
            $0.isNamed("XCTest") || $0.isNamed("Testing") || $0.hasAttribute("testable")
        }
        if isTest { return .test }
        return path.hasFolder { $0.suffix(5).elementsEqual("Tests".utf8) } ? .test : .source
    }
}

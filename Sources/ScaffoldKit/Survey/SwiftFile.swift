import SwiftOutline

/// What the planner has to know of a Swift file: what it imports and which types it declares.
struct SwiftFile: Sendable {
    let imports: [String]
    /// Those of them that are imported to be tested.
    let testableImports: [String]
    var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }
    /// The types at the file's top level that other files can see.
    let types: [TypeDeclaration]
    /// The names of the types that it extends.
    let extensions: [String]
    /// What its types and extensions have for members, and under no name what the file declares besides.
    let members: [TypeMembers]
    /// The names of all types that it declares or extends, nested ones too; of `Outer.Inner` the first part.
    let typeNames: Set<String>

    init(path: String, bytes: [UInt8]) {
        self.init(path: path, outline: Outline(SourceText(bytes)))
    }

    init(path: String, outline: Outline) {
        let lines = LineTable(outline.source)
        var imports: [String] = []
        var tested: [String] = []
        var types: [TypeDeclaration] = []
        var members: [TypeMembers] = []
        let declarations = outline.declarations
        for declaration in declarations {
            if declaration.kind == .import {
                imports.append(declaration.name)
                if declaration.hasAttribute("testable") { tested.append(declaration.name) }
            }
            if declaration.kind.hasMembers { members.append(TypeMembers(declaration)) }
            guard declaration.isVisibleType else { continue }
            let position = lines.position(at: declaration.nameRange.lowerBound)
            let mark = SourceMark(source: path, line: position.line, column: position.column)
            types.append(
                TypeDeclaration(
                    keyword: declaration.kind.keyword,
                    name: declaration.name,
                    mark: mark,
                    shape: TypeShape(declaration).shape
                )
            )
        }
        self.imports = imports
        testableImports = tested
        members.append(TypeMembers(of: "", names: declarations.filter { !$0.kind.hasMembers }.map(\.name)))
        self.types = types
        extensions = declarations.filter { $0.kind == .extension }.map(\.name)
        self.members = members
        typeNames = Self.typeNames(among: declarations)
    }

    private static func typeNames(among declarations: [Declaration]) -> Set<String> {
        var names: Set<String> = []
        var open = declarations.filter(\.kind.hasMembers)
        while let type = open.popLast() {
            names.insert(String(type.name.prefix { $0 != "." }))
            open += type.members.filter(\.kind.hasMembers)
        }
        return names
    }
}

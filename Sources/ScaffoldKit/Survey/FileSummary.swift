import Diagnostics
import SwiftOutline

/// What the planner has to know of a Swift file: what it imports and which types it declares.
struct FileSummary: Sendable {
    let path: RelativePath
    let imports: [String]
    /// Those of them that are imported to be tested.
    let testableImports: [String]
    var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }
    /// The types at the file's top level that other files can see.
    let types: [TypeDeclaration]
    /// What its types and extensions have for members, and under no name what the file declares besides.
    let members: [TypeMembers]
    /// All types that it declares or extends, each once.
    let mentions: [TypeMention]

    init(path: RelativePath, bytes: [UInt8]) {
        self.init(path: path, outline: Outline(SourceText(bytes)))
    }

    init(path: RelativePath, outline: Outline) {
        var imports: [String] = []
        var tested: [String] = []
        var types: [TypeDeclaration] = []
        var members: [TypeMembers] = []
        let declarations = outline.declarations
        var last: SourcePosition?
        for declaration in declarations {
            if declaration.kind == .import {
                imports.append(declaration.name)
                if declaration.hasAttribute("testable") { tested.append(declaration.name) }
            }
            if declaration.kind.hasMembers { members.append(TypeMembers(declaration)) }
            guard declaration.isVisibleType else { continue }
            let place = outline.source.position(at: declaration.nameRange.lowerBound, after: last)
            last = place
            let mark = SourceMark(place, in: path.text)
            types.append(
                TypeDeclaration(
                    keyword: declaration.kind.keyword,
                    name: declaration.name,
                    mark: mark,
                    shape: TypeShape(declaration)
                )
            )
        }
        self.path = path
        self.imports = imports
        testableImports = tested
        let others = declarations.filter { !$0.kind.hasMembers && $0.kind != .import }
        if !others.isEmpty { members.append(TypeMembers(of: "", names: others.map(\.name))) }
        self.types = types
        self.members = members
        mentions = Self.mentions(in: outline, besides: members)
    }

    private static func mentions(in outline: Outline, besides members: [TypeMembers]) -> [TypeMention] {
        var mentions: [TypeMention] = []
        var counts: [Int] = []
        var places: [String: Int] = [:]
        for type in outline.allDeclarations(where: \.hasMembers) {
            let mention = TypeMention(type)
            if let known = places[mention.name] {
                if mention.isDeclared { mentions[known].isDeclared = true }
                counts[known] += 1
            } else {
                places[mention.name] = mentions.count
                mentions.append(mention)
                counts.append(1)
            }
        }
        let topLevel = members.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
        for (place, count) in counts.enumerated() {
            mentions[place].isPlain = topLevel[mentions[place].name, default: 0] == count
        }
        return mentions
    }
}

extension Declaration {
    /// Whether this is a type that other files can see.
    fileprivate var isVisibleType: Bool {
        kind.isType && !hasModifier(.private, or: .fileprivate)
    }
}

extension TypeMention {
    fileprivate init(_ type: Declaration) {
        let name = type.name
        let dot = name.utf8.firstIndex(of: UInt8(ascii: "."))
        self.init(name: dot.map { String(name[..<$0]) } ?? name, isDeclared: type.kind != .extension)
    }
}

import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The initial values of properties that are cases of the removed module, such as the initial tab, and their replacements: the
/// first remaining case that is a replacement of the old one.
///
/// If there is no replacement, or if a value is more than a case, the property stays as it is.
struct StartValues {
    /// A file with changed initial values.
    struct Change {
        let path: RelativePath
        /// The file with all its changes.
        let bytes: [UInt8]
        /// Notes about the changed properties.
        let notes: [Problem]
    }

    private let record: ModuleRecord
    private let replacement: ReplacementCase
    private let tests: Set<String>
    private let tree: FileTree

    /// - Parameters:
    ///   - tests: The paths of the app's tests.
    ///   - tree: The app without the module's entries and files.
    init(of record: ModuleRecord, besides others: [ModuleRecord], tests: Set<String>, in tree: FileTree) {
        self.record = record
        self.tests = tests
        self.tree = tree
        replacement = ReplacementCase(record: record, others: others)
    }

    /// One change per file.
    func changes() throws(Failure) -> [Change] {
        let removed = removedCases
        guard !removed.isEmpty else { return [] }
        let files = try tree.outlines(of: try tree.files(extensions: ["swift"]))
        let outlines = files.map(\.outline)
        let successors = removed.compactMap { old -> (EnumCase, replacement: String)? in
            guard let left = Self.cases(of: old.type, in: outlines), !left.contains(old.name) else { return nil }
            let replacements = replacement.replacements(of: old.name, except: tests)
            return left.first(where: replacements.contains).map { (old, $0) }
        }
        guard !successors.isEmpty else { return [] }
        return files.compactMap { path, outline in change(in: outline, of: path, successors) }
    }

    /// A case without associated values, and its type.
    private struct EnumCase {
        let type: String
        let name: String
    }

    /// The cases that the module's entries had added.
    private var removedCases: [EnumCase] {
        record.insertions.compactMap { entry in
            guard entry.kind == .enumCase, !entry.edits.isEmpty,
                let type = entry.anchor.last?.split(separator: " ").last
            else { return nil }
            let words = entry.text.split(separator: " ")
            return words.count == 2 && words[0] == "case" && !words[1].utf8.contains(UInt8(ascii: "("))
                ? EnumCase(type: String(type), name: String(words[1])) : nil
        }
    }

    /// The remaining cases of a type, in order.
    private static func cases(of type: String, in outlines: [Outline]) -> [String]? {
        let found = outlines.lazy.compactMap { $0.type(named: type) }.first { $0.kind == .enum }
        return found?.members.filter { $0.kind == .case }.map(\.name)
    }

    // MARK: - Files

    private func change(
        in outline: Outline,
        of path: RelativePath,
        _ successors: [(old: EnumCase, replacement: String)]
    ) -> Change? {
        var edits: [SourceEdit] = []
        var notes: [Problem] = []
        for property in outline.allDeclarations where property.isStored && !property.isLocal {
            for (old, replacement) in successors {
                guard let name = property.start(with: old.name, of: old.type) else { continue }
                let places = [name] + resets(of: property, to: old.name, in: outline, path)
                edits += places.map { SourceEdit($0, replacement.utf8) }
                notes.append(
                    Problem(
                        "\"\(property.name)\" begins with \"\(replacement)\" now",
                        at: outline.source.mark(at: name.lowerBound, in: path.text),
                        severity: .note
                    )
                )
            }
        }
        let before = Array(outline.source.bytes)
        guard !edits.isEmpty, let bytes = try? SourceEdit.apply(edits, to: before) else { return nil }
        return Change(path: path, bytes: bytes, notes: notes)
    }

    /// The statements that reset the property to its initial value, such as on logout. It only looks in functions in which the
    /// module had an entry.
    private func resets(of property: Declaration, to name: String, in outline: Outline, _ path: RelativePath)
        -> [Range<Int>]
    {
        let functions = Set(
            record.insertions.filter { $0.file == path.text }.compactMap { entry in
                entry.anchor.last { $0.hasPrefix("func ") }?.dropFirst("func ".count).prefix { $0 != "(" }
            }.map(String.init)
        )
        let siblings = property.parent?.members.filter { $0.kind == .func && functions.contains($0.name) } ?? []
        return siblings.compactMap(\.bodyRange).flatMap { body in
            outline.assignments(to: property.name, of: name, within: body)
        }
    }
}

extension Declaration {
    /// The range of the case that is the property's whole initial value; `nil` for any other value.
    fileprivate func start(with name: String, of type: String) -> Range<Int>? {
        guard let value = initialValue else { return nil }
        let isImplied = value.text == "." + name && self.type?.text == type
        guard isImplied || value.text == "\(type).\(name)" else { return nil }
        return value.range.upperBound - name.utf8.count..<value.range.upperBound
    }
}

extension Outline {
    /// The ranges of the case in assignments to a property, such as `selectedTab = .orders`, in a body but not in its nested
    /// blocks.
    fileprivate func assignments(to property: String, of name: String, within body: Range<Int>) -> [Range<Int>] {
        var depth = 0
        var found: [Range<Int>] = []
        let end = tokens.firstIndex(from: body.upperBound)
        for index in tokens.firstIndex(from: body.lowerBound)..<end {
            let token = tokens[index]
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth -= 1 }
            guard depth == 1, token.startsLine, index + 4 < end, source.reads(property, in: token.range),
                tokens[index + 1].kind == .equal, source.reads(".", in: tokens[index + 2].range),
                source.reads(name, in: tokens[index + 3].range), tokens[index + 4].startsLine
            else { continue }
            found.append(tokens[index + 3].range)
        }
        return found
    }
}

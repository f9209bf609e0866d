import Foundation
import SwiftOutline
import Testing

@testable import SwiftEdits

struct BrokenFileTests {
    private static let source = """
        import UIKit

        final class A: B {
            // MARK: - State
            let list: [C] = [
                c(1), // one
            ]
            var x = 1 { didSet { log() } }

            init(a: Int) { self.a = a }

            func go(_ route: R) -> String? {
                switch route {
                case .a(let b): return "\\(b)"
                default: stop()
                }
                TabView { home }
                call(1, x: "y")
            }
        }

        enum R { case a, b }

        """

    private static let edits: [(kind: Edit.Kind, anchor: String, text: String)] = [
        (.enumCase, "enum R", "case c"), (.switchCase, "class A, func go, switch", "case .c:\n    return nil"),
        (.casePattern, "class A, func go, switch, case .a(let b)", ".d(let b)"),
        (.member, "class A", "let y = 2\n\nfunc stop() {\n}"), (.statement, "class A, init", "b = 1"),
        (.statement, "class A, var x, didSet", "b()"), (.statement, "class A, func go, switch, default", "b()"),
        (.arrayElement, "class A, let list", "c(2)"), (.builderElement, "class A, func go, call TabView", "orders"),
        (.argument, "class A, func go, call call", "z: 1"), (.parameter, "class A, func go", "z: Int"),
        (.conformance, "class A", "P"), (.import, "", "Combine"),
    ]

    /// Makes every edit; each is made as it should be, or refused, and what is made is there the second time.
    private func check(_ bytes: [UInt8], _ what: String) throws {
        for (kind, anchor, text) in Self.edits {
            let edit = Edit(kind, in: try AnchorPath(anchor), text: text)
            guard case .success(.edited(let edits, let result)) = edit.apply(to: bytes) else { continue }
            let added = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
            #expect(result.count == bytes.count + added)
            #expect(isSubsequence(bytes.filter { $0 > 32 }, of: result), "\(kind) lost something of \(what)")
        }
    }

    private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
        var rest = part[...]
        for byte in whole where byte == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }

    @Test("a file that is cut off anywhere is edited or refused, and loses nothing")
    func cutOff() throws {
        let bytes = Array(Self.source.utf8)
        for end in stride(from: 0, through: bytes.count, by: 3) {
            try check(Array(bytes[..<end]), "the first \(end) bytes")
        }
    }

    @Test("a file with any one bracket or break missing is edited or refused, and loses nothing")
    func oneMissing() throws {
        let bytes = Array(Self.source.utf8)
        for index in bytes.indices where "(){}[]\n\",:.".utf8.contains(bytes[index]) {
            var broken = bytes
            broken.remove(at: index)
            try check(broken, "byte \(index) missing")
        }
    }

    @Test("the whole file takes every edit, on lines that end in any way", arguments: ["\n", "\r\n"])
    func whole(newline: String) throws {
        var bytes = Array(Self.source.replacingOccurrences(of: "\n", with: newline).utf8)
        for (kind, anchor, text) in Self.edits {
            let edit = Edit(kind, in: try AnchorPath(anchor), text: text)
            guard case .edited(_, let result) = try edit.apply(to: bytes).get() else {
                Issue.record("\(kind) changed nothing")
                continue
            }
            #expect(try edit.apply(to: result).get() == .unchanged, "\(kind) changed something the second time")
            bytes = result
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.replacingOccurrences(of: newline, with: "").contains { $0.isNewline } == false)
    }

    @Test("property lists and projects that are cut off are refused or edited")
    func otherFiles() throws {
        let plist = Array("<plist><dict><key>CFBundleURLTypes</key><array><dict/></array></dict></plist>".utf8)
        for end in 0...plist.count {
            _ = Edit(.urlScheme, in: AnchorPath(steps: []), text: "app").apply(to: Array(plist[..<end]))
        }
        let project = Array("{ objects = { A = { isa = PBXProject; x = ( \"b\\\"\", c, ); }; }; rootObject = A; }".utf8)
        for end in 0...project.count {
            _ = Edit(.localPackage, in: AnchorPath(steps: []), text: "app").apply(to: Array(project[..<end]))
        }
    }
}

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SwiftEdits

@Suite("Files in Xcode projects")
struct ProjectFileTests {
    private static let files = [
        "Shop/App/AppDelegate.swift", "Shop/App/SceneDelegate.swift", "Shop/Modules/Cart/CartView.swift",
        "Shop/Modules/Cart/CartViewModel.swift", "Shop/Modules/Cart/ZoomView.swift",
    ]
    private let project = ListingProject([
        .init("Shop", files), .init("Widget", "app-extension", ["Widget/Widget.swift"]),
        .init("ShopTests", "bundle.unit-test", ["ShopTests/CartTests.swift"]),
    ])
    private let new = ["Shop/Modules/Favorites/FavoritesView.swift", "Shop/Modules/Favorites/Views/Row.swift"]

    private func adding(_ files: [String], to targets: [String] = ["Shop"], in text: String) throws -> String {
        let bytes = Array(text.utf8)
        let edits = try SwiftEdits.ProjectFile(bytes).adding(files, to: targets)
        return String(decoding: try SourceEdit.apply(edits, to: bytes), as: UTF8.self)
    }

    private func removing(_ files: [String], from text: String) throws -> String {
        let bytes = Array(text.utf8)
        return String(
            decoding: try SourceEdit.apply(SwiftEdits.ProjectFile(bytes).removing(Set(files)), to: bytes),
            as: UTF8.self
        )
    }

    /// The lines of one text that the other lacks, without indentation and identifiers.
    private func lines(of new: String, notIn old: String) -> [String] {
        let known = Set(old.split(separator: "\n"))
        return new.split(separator: "\n").filter { !known.contains($0) }.map { line in
            line.split(separator: " ").map {
                $0.trimmingPrefix("\t").count > 22 && !$0.contains("=") ? "ID" : String($0)
            }
            .joined(separator: " ").filter { $0 != "\t" }
        }
    }

    @Test("a file gets a reference, a place in its folder's group, and an entry in the target's build phase")
    func added() throws {
        let grown = try adding(["Shop/Modules/Cart/CartRow.swift"], in: project.text)
        #expect(
            lines(of: grown, notIn: project.text) == [
                "ID /* CartRow.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* CartRow.swift */; };",
                "ID /* CartRow.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = CartRow.swift;"
                    + " sourceTree = \"<group>\"; };",
                "ID /* CartRow.swift */,", "ID /* CartRow.swift in Sources */,",
            ]
        )
        let read = try SwiftEdits.ProjectFile(Array(grown.utf8))
        #expect(read.files.first { $0.path == "Shop/Modules/Cart/CartRow.swift" }?.targets == ["Shop"])
    }

    @Test("new folders become groups below the group around them")
    func groups() throws {
        let grown = try adding(new, in: project.text)
        let read = try SwiftEdits.ProjectFile(Array(grown.utf8))
        for file in new { #expect(read.files.first { $0.path == file }?.targets == ["Shop"]) }
        #expect(read.groups.byFolder["Shop/Modules/Favorites/Views"] != nil)
        #expect(grown.components(separatedBy: "path = Favorites;").count == 2)
    }

    @Test("an entry goes among its neighbours where these are sorted, else to the end")
    func sorted() throws {
        let grown = try adding(["Shop/Modules/Cart/CartRow.swift"], in: project.text)
        let group = grown.components(separatedBy: "/* Cart */ = {")[1]
        let names = group.split(separator: "\n").prefix { !$0.contains(");") }.filter { $0.contains("/*") }
            .map { String($0.split(separator: " ")[2]) }
        #expect(names == ["CartRow.swift", "CartView.swift", "CartViewModel.swift", "ZoomView.swift"])
        let unsorted = project.text.replacing("/* CartView.swift */,", with: "/* CartView.swift */, ")
        #expect(try adding(["Shop/Modules/Cart/CartRow.swift"], in: unsorted) != unsorted)
    }

    @Test("a list on one line keeps its form, and comes back", arguments: [["CartRow"], ["About", "CartRow", "Zoom"]])
    func oneLine(names: [String]) throws {
        let items = /\(\n(?:\t+[0-9A-F]{24} \/\* [^\n]*,\n)+\t+\)/
        let flat = project.text.replacing(items) { match in
            let lines = match.output.split(separator: "\n").dropFirst().dropLast()
            return "(" + lines.map { $0.drop { $0 == "\t" }.dropLast() }.joined(separator: ", ") + ")"
        }
        let files = names.map { "Shop/Modules/Cart/\($0).swift" }
        let grown = try adding(files, in: flat)
        let group = try #require(grown.split(separator: "\n").first { $0.contains("CartView.swift */, ") })
        #expect(group.hasSuffix(");"))
        for file in files { #expect(try SwiftEdits.ProjectFile(Array(grown.utf8)).files.contains { $0.path == file }) }
        #expect(try removing(files, from: grown) == flat)
    }

    @Test("identifiers are the same in every run, and none is taken twice")
    func identifiers() throws {
        #expect(try adding(new, in: project.text) == adding(new.reversed(), in: project.text))
        let grown = try adding(new + ["Shop/App/Row.swift"], to: ["Shop", "Widget"], in: project.text)
        let ids = try ProjectReader.root(of: Array(grown.utf8))["objects"]?.fields?.map(\.key) ?? []
        #expect(Set(ids).count == ids.count)
    }

    @Test("a second run changes nothing")
    func twice() throws {
        let once = try adding(new, in: project.text)
        #expect(try adding(new, in: once) == once)
    }

    @Test("taking files out restores the project byte for byte", arguments: ["\n", "\r\n"])
    func removed(_ newline: String) throws {
        let text = project.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
        let all = new + ["Shop/Resources/Localizable.xcstrings", "Top/Level.swift", "Shop/App/A, b (c).swift"]
        let grown = try adding(all, in: text)
        #expect(grown != text)
        #expect(try removing(all, from: grown) == text)
        #expect(try removing([all[0]], from: grown) == adding(Array(all.dropFirst()), in: text))
    }

    @Test("a group of the app stays when its last file goes")
    func ownGroup() throws {
        let left = try removing(["Widget/Widget.swift"], from: project.text)
        #expect(left.contains("path = Widget;"))
        #expect(!left.contains("Widget.swift"))
    }

    @Test("the languages of a file are a variant group, which the target builds")
    func variants() throws {
        let texts = ["Shop/en.lproj/Shop.strings", "Shop/de.lproj/Shop.strings"]
        let grown = try adding(texts, in: project.text)
        #expect(grown.contains("/* Begin PBXVariantGroup section */"))
        #expect(grown.contains("name = en; path = en.lproj/Shop.strings;"))
        #expect(grown.components(separatedBy: "/* Shop.strings in Resources */,").count == 2)
        let read = try SwiftEdits.ProjectFile(Array(grown.utf8))
        for text in texts { #expect(read.files.first { $0.path == text }?.targets == ["Shop"]) }
        let french = "Shop/fr.lproj/Shop.strings"
        let more = try adding([french], in: grown)
        #expect(more.components(separatedBy: "isa = PBXVariantGroup;").count == 2)
        #expect(try removing([french], from: more) == grown)
        #expect(try removing(texts, from: grown) == project.text)
    }

    @Test("groups may have names, no paths, or paths from the project's folder")
    func trees() throws {
        let named = project.text.replacing("path = Cart;", with: "name = Basket;\n\t\t\tpath = Cart;")
        let fromRoot = project.text.replacing(
            "path = Cart;\n\t\t\tsourceTree = \"<group>\"",
            with: "path = Shop/Modules/Cart;\n\t\t\tsourceTree = SOURCE_ROOT"
        )
        var virtual = project.text.replacing("path = Cart;", with: "name = Cart;")
        for name in ["CartView.swift", "CartViewModel.swift", "ZoomView.swift"] {
            virtual = virtual.replacing("path = \(name);", with: "name = \(name); path = Cart/\(name);")
        }
        for text in [named, fromRoot, virtual] {
            let file = "Shop/Modules/Cart/CartRow.swift"
            let grown = try adding([file], in: text)
            let read = try SwiftEdits.ProjectFile(Array(grown.utf8))
            #expect(read.files.first { $0.path == file }?.targets == ["Shop"])
            #expect(
                grown.components(separatedBy: "isa = PBXGroup;").count
                    == text.components(separatedBy: "isa = PBXGroup;").count
            )
            #expect(try removing([file], from: grown) == text)
        }
    }

    @Test("files are written with an encoding where the others are")
    func encodings() throws {
        let old = project.text.replacingAll("lastKnownFileType", with: "fileEncoding = 4; lastKnownFileType")
        let grown = try adding(new, in: old)
        #expect(grown.contains("fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = Row.swift;"))
    }

    @Test("folders that Xcode keeps in step are known")
    func synchronised() throws {
        let text = project.text
            .replacingAll(
                "isa = PBXNativeTarget;\n",
                with: "isa = PBXNativeTarget;\n\t\t\tfileSystemSynchronizedGroups = (AA20);\n"
            )
            .replacingAll("children = (\n", with: "children = (\n\t\t\t\tAA20,\n")
            .replacing(
                "/* Begin PBXGroup",
                with:
                    "\t\tAA20 = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = \"<group>\"; };\n/* Begin PBXGroup"
            )
        #expect(try SwiftEdits.ProjectFile(Array(text.utf8)).synchronisedFolders.contains("New"))
    }

    @Test(
        "what cannot be a project is an error that says where",
        arguments: [
            ("\t\t\tisa = PBXProject;", "<<<<<<< HEAD\n\t\t\tisa = PBXProject;", "merge conflict"),
            ("\t\t\tmainGroup = ", "\t\t\tmainGroup = 0; was = ", "no main group"),
            ("objects = {", "others = {", "no \"objects\""),
            ("\tobjects = {", "\tobjects {", "cannot be read in line 7"),
        ]
    )
    func broken(_ old: String, _ new: String, _ message: String) throws {
        let text = project.text.replacing(old, with: new)
        #expect(text != project.text)
        let error = #expect(throws: EditError.Reason.self) { try SwiftEdits.ProjectFile(Array(text.utf8)) }
        #expect(error?.message.contains(message) == true)
    }

    @Test("a byte order mark stays")
    func byteOrderMark() throws {
        let grown = try adding(new, in: "\u{FEFF}" + project.text)
        #expect(grown == "\u{FEFF}" + (try adding(new, in: project.text)))
        #expect(try removing(new, from: grown) == "\u{FEFF}" + project.text)
    }

    /// The project on one line, as a script writes it.
    private func line(separator: String) -> String {
        project.text.replacing("// !$*UTF8*$!\n", with: "").replacing(#/\/\*.*?\*\//#, with: "")
            .split(separator: "\n").map { $0.drop { $0 == "\t" } }.joined(separator: separator)
    }

    @Test("a project on one line stays one, and gets its bytes back", arguments: [" ", ""])
    func oneLine(separator: String) throws {
        let line = line(separator: separator)
        let grown = try adding(new, in: line)
        #expect(!grown.contains("\n") && !grown.contains("\t"))
        let read = try SwiftEdits.ProjectFile(Array(grown.utf8))
        #expect(new.allSatisfy { path in read.files.first { $0.path == path }?.targets == ["Shop"] })
        let objects = try PropertyListSerialization.propertyList(from: Data(grown.utf8), format: nil) as? [String: Any]
        let usual = try adding(new, in: project.text)
        let other = try PropertyListSerialization.propertyList(from: Data(usual.utf8), format: nil) as? [String: Any]
        let ids = { (list: [String: Any]?) in Set((list?["objects"] as? [String: Any] ?? [:]).keys) }
        #expect(ids(objects) == ids(other))
        #expect(try removing(new, from: grown) == line)
    }

    @Test(
        "another form is refused by its name, with how to get Xcode's",
        arguments: [
            ("<?xml version=\"1.0\"?><plist/>", "in XML"), ("\u{FEFF}<!DOCTYPE plist><plist/>", "in XML"),
            ("bplist00", "binary"),
        ]
    )
    func otherForm(_ text: String, _ name: String) throws {
        let error = #expect(throws: EditError.Reason.self) { try SwiftEdits.ProjectFile(Array(text.utf8)) }
        #expect(
            error?.message
                == "the project file is \(name); change a setting of the project in Xcode, which then writes its own form"
        )
        #expect(throws: EditError.Reason.self) { try SwiftEdits.ProjectFile([0xFF, 0xFE] + Array(text.utf8)) }
        #expect(throws: EditError.Reason.self) { try SwiftEdits.ProjectFile(Array((project.text + "}").utf8)) }
    }

    @Test("a group that contains itself is an error")
    func cycle() throws {
        let cart = try #require(project.text.split(separator: "\n").first { $0.hasSuffix("/* Cart */ = {") })
        let id = cart.split(separator: " ")[0].filter { $0 != "\t" }
        let text = project.text.replacing(
            "/* CartView.swift */,",
            with: "/* CartView.swift */,\n\t\t\t\t\(id) /* Cart */,"
        )
        let error = #expect(throws: EditError.Reason.self) { try SwiftEdits.ProjectFile(Array(text.utf8)) }
        #expect(error?.message == "the group \"Cart\" of the project file contains itself")
    }

    @Test("references that lead nowhere stay as they are")
    func dangling() throws {
        let text = project.text.replacing("children = (\n", with: "children = (\n\t\t\t\tAA9999 /* Gone.swift */,\n")
        let grown = try adding(new, in: text)
        #expect(try removing(new, from: grown) == text)
    }

    @Test("a target without the phase gets one, which goes with its last file")
    func phases() throws {
        let text = project.text.replacingAll("isa = PBXSourcesBuildPhase", with: "isa = PBXHeadersBuildPhase")
        let grown = try adding(new, in: text)
        #expect(grown.components(separatedBy: "isa = PBXSourcesBuildPhase;").count == 2)
        for file in new {
            #expect(try SwiftEdits.ProjectFile(Array(grown.utf8)).files.first { $0.path == file }?.targets == ["Shop"])
        }
        #expect(try removing(new, from: grown) == text)
    }

    @Test("a target that is not there is an error")
    func targets() throws {
        let error = #expect(throws: EditError.Reason.self) { try adding(new, to: ["Shopp"], in: project.text) }
        #expect(error?.message.contains("did you mean \"Shop\"") == true)
    }
}

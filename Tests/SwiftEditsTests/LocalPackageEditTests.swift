import Foundation
import TestSupport
import Testing

@testable import SwiftEdits

struct LocalPackageEditTests {
    /// A project of the classic form: groups that name every file, an old format, no packages.
    private let classic = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 56;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tAA0000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000002 /* App.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tAA0000000000000000000002 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXFrameworksBuildPhase section */
        \t\tAA0000000000000000000003 /* Frameworks */ = {
        \t\t\tisa = PBXFrameworksBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXNativeTarget section */
        \t\tAA0000000000000000000004 /* Shop */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tAA0000000000000000000003 /* Frameworks */,
        \t\t\t);
        \t\t\tname = Shop;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tAA0000000000000000000005 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = AA0000000000000000000006;
        \t\t\tproductRefGroup = AA0000000000000000000007 /* Products */;
        \t\t\ttargets = (
        \t\t\t\tAA0000000000000000000004 /* Shop */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */
        \t};
        \trootObject = AA0000000000000000000005 /* Project object */;
        }

        """

    private func adding(_ path: String, to text: String, target: String? = nil) throws -> String {
        let anchor = try AnchorPath(target.map { "project, target \($0)" } ?? "project")
        switch try Edit(.localPackage, in: anchor, text: path).apply(to: Array(text.utf8)).get() {
        case .unchanged: return text
        case .edited(_, let bytes): return String(decoding: bytes, as: UTF8.self)
        }
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    @Test("a classic project gets the package, its product and the link, each where Xcode puts it")
    func classicProject() throws {
        let result = try adding("Packages/Favorites", to: classic)
        let difference = lines(result).difference(from: lines(classic))
        let removed = difference.removals.map { change -> Substring in
            if case .remove(_, let line, _) = change { line } else { "" }
        }
        #expect(removed == ["\tobjectVersion = 56;"])
        let added = difference.insertions.map { change -> String in
            if case .insert(_, let line, _) = change { line.withoutIdentifiers } else { "" }
        }
        #expect(
            added == [
                "\tobjectVersion = 60;",
                "\t\tID /* Favorites in Frameworks */ = {isa = PBXBuildFile; productRef = ID /* Favorites */; };",
                "\t\t\t\tID /* Favorites in Frameworks */,", "\t\t\tpackageProductDependencies = (",
                "\t\t\t\tID /* Favorites */,", "\t\t\t);", "\t\t\tpackageReferences = (",
                "\t\t\t\tID /* XCLocalSwiftPackageReference \"Packages/Favorites\" */,", "\t\t\t);", "",
                "/* Begin XCLocalSwiftPackageReference section */",
                "\t\tID /* XCLocalSwiftPackageReference \"Packages/Favorites\" */ = {",
                "\t\t\tisa = XCLocalSwiftPackageReference;", "\t\t\trelativePath = Packages/Favorites;", "\t\t};",
                "/* End XCLocalSwiftPackageReference section */", "",
                "/* Begin XCSwiftPackageProductDependency section */", "\t\tID /* Favorites */ = {",
                "\t\t\tisa = XCSwiftPackageProductDependency;", "\t\t\tproductName = Favorites;", "\t\t};",
                "/* End XCSwiftPackageProductDependency section */",
            ]
        )
    }

    @Test("the second time changes nothing, nor does another spelling of the path")
    func again() throws {
        let result = try adding("Packages/Favorites", to: classic)
        #expect(try adding("Packages/Favorites", to: result) == result)
        #expect(try adding("./Packages/Favorites/", to: result) == result)
    }

    @Test("a generated project with synchronised folders takes a further package and stays sound")
    func synchronised() throws {
        let file = "swinject-packages/minimal/Demo.xcodeproj/project.pbxproj"
        let project = try String(contentsOf: Repository.golden.appendingPathComponent(file), encoding: .utf8)
        #expect(try CheckedProject(text: project).problems == [])
        var text = try adding("Packages/Favorites", to: project)
        text = try adding("Packages/Authentication: AuthKit", to: text)
        #expect(try CheckedProject(text: text).problems == [])
        #expect(try CheckedProject(text: text).count == CheckedProject(text: project).count + 6)
        #expect(text.contains("productName = AuthKit;"))
        #expect(text.contains("objectVersion = 77;"))
        let removals = lines(text).difference(from: lines(project)).removals
        #expect(removals.isEmpty)
    }

    @Test("line breaks survive")
    func lineBreaks() throws {
        let source = classic.replacingOccurrences(of: "\n", with: "\r\n")
        let result = try adding("Favorites", to: source)
        #expect(!result.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
        #expect(try adding("Favorites", to: classic).replacingOccurrences(of: "\n", with: "\r\n") == result)
    }

    @Test("a package that an old project names as a folder is only linked")
    func folderReference() throws {
        let source = classic.replacing(
            "/* End PBXFileReference section */",
            with:
                "\t\tAA0000000000000000000009 /* Favorites */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Favorites; sourceTree = \"<group>\"; };\n/* End PBXFileReference section */"
        )
        let result = try adding("Favorites", to: source)
        #expect(!result.contains("XCLocalSwiftPackageReference"))
        #expect(result.contains("objectVersion = 56;"))
        #expect(result.contains("productName = Favorites;"))
        let product = try adding(": Kit", to: classic)
        #expect(!product.contains("XCLocalSwiftPackageReference") && product.contains("objectVersion = 56;"))
        #expect(product.contains("productName = Kit;"))
    }

    @Test("a target that is not there, two applications, and a broken file are errors")
    func refused() throws {
        #expect(
            try failure(.localPackage, in: "project, target Shoq", "Favorites", in: classic).message
                == "there is no \"target Shoq\" in \"project\"; did you mean \"Shop\"?"
        )
        let start = try #require(classic.range(of: "\t\tAA0000000000000000000004 /* Shop */ = {"))
        let end = try #require(classic.range(of: "/* End PBXNativeTarget"))
        let target = classic[start.lowerBound..<end.lowerBound].replacingOccurrences(of: "0004", with: "0008")
        let two = classic.replacing("/* End PBXNativeTarget", with: target + "/* End PBXNativeTarget")
        #expect(
            try failure(.localPackage, "Favorites", in: two).message == "\"app target\" is there 2 times (lines 28, 36)"
        )
        #expect(
            try failure(.localPackage, "Favorites", in: "{\n\tobjects = {\n").message
                == "the project file cannot be read in line 3"
        )
    }
}

extension Substring {
    /// The line with every identifier of 24 hexadecimal digits written as `ID`.
    fileprivate var withoutIdentifiers: String {
        var result = ""
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            let tabs = word.prefix { $0 == "\t" }
            let rest = word.dropFirst(tabs.count)
            result +=
                (result.isEmpty ? "" : " ") + tabs + (rest.count == 24 && rest.allSatisfy(\.isHexDigit) ? "ID" : rest)
        }
        return result
    }
}

import Testing
import TestSupport

@testable import SwiftEdits

@Suite("Copies of files in Xcode projects")
struct ProjectCopyTests {
    private static let cart = "Shop/Cart/CartView.swift"
    private static let wish = ProjectCopy("Shop/Wishes/WishesView.swift", of: cart)
    private static let shop = ListingProject.Target("Shop", ["Shop/App.swift", cart, "Shop/Cart/Cart.icon"])
    private static let widget = ListingProject.Target("Widget", "app-extension", ["Widget/Widget.swift", cart])
    private static let listing = ListingProject([shop, widget]).text

    private static func copying(_ copies: [ProjectCopy], in text: String) throws -> String {
        let bytes = Array(text.utf8)
        return String(
            decoding: try SourceEdit.apply(SwiftEdits.ProjectFile(bytes).copying(copies), to: bytes),
            as: UTF8.self
        )
    }

    private static func removing(_ paths: Set<String>, from text: String) throws -> String {
        let bytes = Array(text.utf8)
        return String(
            decoding: try SourceEdit.apply(SwiftEdits.ProjectFile(bytes).removing(paths), to: bytes),
            as: UTF8.self
        )
    }

    private static func targets(of path: String, in text: String) throws -> [String]? {
        try SwiftEdits.ProjectFile(Array(text.utf8)).files.first { $0.path == path }?.targets
    }

    @Test("a copy is built by each target that builds its model, a second time changes nothing, and it comes back")
    func targets() throws {
        let grown = try Self.copying([Self.wish], in: Self.listing)
        #expect(try Self.targets(of: Self.wish.path, in: grown) == ["Shop", "Widget"])
        #expect(try Self.copying([Self.wish], in: grown) == grown)
        #expect(try Self.removing([Self.wish.path], from: grown) == Self.listing)
    }

    @Test("the entries of a copy have the type, encoding, flags and filters of its model's")
    func settings() throws {
        let flags = #"platformFilters = (ios, maccatalyst, ); settings = {COMPILER_FLAGS = "-w"; }; };"#
        let text = Self.listing.replacing(
            "/* CartView.swift */; };",
            with: "/* CartView.swift */; \(flags)",
            maxReplacements: 1
        )
        .replacing("sourcecode.swift; path = CartView", with: "sourcecode.swift; tabWidth = 2; path = CartView")
        let grown = try Self.copying([Self.wish], in: text)
        let new = grown.split(separator: "\n").filter { $0.contains("WishesView.swift") }
        #expect(new.count { $0.hasSuffix("/* WishesView.swift */; \(flags)") } == 1)
        #expect(new.count { $0.contains("path = WishesView.swift; sourceTree = \"<group>\"; tabWidth = 2; };") } == 1)
        #expect(try Self.removing([Self.wish.path], from: grown) == text)
    }

    @Test("a folder that the project takes for one file has one entry, and goes with its last file")
    func bundle() throws {
        let copies = ["icon.json", "Assets/front.svg"].map {
            ProjectCopy("Shop/Wishes/Wishes.icon/\($0)", of: "Shop/Cart/Cart.icon/\($0)")
        }
        let grown = try Self.copying(copies, in: Self.listing)
        #expect(try Self.targets(of: "Shop/Wishes/Wishes.icon", in: grown) == ["Shop"])
        #expect(!grown.contains("front.svg"))
        #expect(try Self.removing(["Shop/Wishes/Wishes.icon"], from: grown) == Self.listing)
        let inside = ProjectCopy("Shop/Cart/Cart.icon/wishes.svg", of: "Shop/Cart/Cart.icon/cart.svg")
        #expect(try Self.copying([inside], in: Self.listing) == Self.listing)
    }

    @Test("a file that the project does not name brings no entry for its copy")
    func unlisted() throws {
        let copy = ProjectCopy("Shop/Wishes/Notes.md", of: "Shop/Cart/Notes.md")
        #expect(try Self.copying([copy], in: Self.listing) == Self.listing)
    }

    @Test("a version of a data model is told apart: its entry has to be made in Xcode")
    func versions() throws {
        let model = "Shop/Cart/Cart.xcdatamodeld/Cart.xcdatamodel"
        let group = """
            \t\tDD01 /* Cart.xcdatamodeld */ = {
            \t\t\tisa = XCVersionGroup;
            \t\t\tchildren = (
            \t\t\t\tDD02,
            \t\t\t);
            \t\t\tpath = Shop/Cart/Cart.xcdatamodeld;
            \t\t\tsourceTree = SOURCE_ROOT;
            \t\t};
            \t\tDD02 /* Cart.xcdatamodel */ = {isa = PBXFileReference; path = Cart.xcdatamodel; sourceTree = "<group>"; };

            """
        var listing = ListingProject([Self.shop])
        listing.extra = group
        let text = listing.text.replacing(
            "/* App.swift */,\n",
            with: "/* App.swift */,\n\t\t\t\tDD01,\n",
            maxReplacements: 1
        )
        let copy = ProjectCopy("Shop/Wishes/Wishes.xcdatamodeld/Wishes.xcdatamodel/contents", of: "\(model)/contents")
        #expect(try SwiftEdits.ProjectFile(Array(text.utf8)).isVersion(copy))
        #expect(try !SwiftEdits.ProjectFile(Array(text.utf8)).isVersion(Self.wish))
        #expect(try Self.copying([copy], in: text) == text)
    }

    // MARK: - Synchronised folders

    /// A project with the folder `Shop`, which Shop builds and of which Widget builds single files.
    ///
    /// - Parameter isOwned: Whether Shop builds the whole folder, but for its exceptions.
    private static func synchronised(
        widget: [String],
        shop: [String] = [],
        folders: [String] = [],
        isOwned: Bool = true
    ) -> String {
        let list = { (key: String, paths: [String]) in
            "\t\t\t\(key) = (\n" + paths.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t);\n"
        }
        let set = { (id: String, target: String, paths: [String]) in
            "\t\t\(id) = {\n\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n"
                + list("membershipExceptions", paths) + "\t\t\ttarget = \(target);\n\t\t};\n"
        }
        let (first, second) = ("AA5000000000000000000001", "AA5000000000000000000002")
        var listing = ListingProject([.init("Shop", []), .init("Widget", "app-extension", [])])
        listing.extra =
            "\t\tEE01 = {\n\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n\t\t\texceptions = (\n\t\t\t\tEE02,\n\t\t\t\tEE03,\n\t\t\t);\n"
            + list("explicitFolders", folders) + "\t\t\tpath = Shop;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
            + set("EE02", second, widget) + set("EE03", first, shop)
        return listing.text.replacing("children = (\n", with: "children = (\n\t\t\t\tEE01,\n", maxReplacements: 1)
            .replacing(
                "\t\t\tname = Shop;\n",
                with: (isOwned ? "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tEE01,\n\t\t\t);\n" : "")
                    + "\t\t\tname = Shop;\n"
            )
    }

    @Test("of a folder that no target builds as a whole, a copy is built by those that build its model")
    func singleMembers() throws {
        let text = Self.synchronised(
            widget: ["Cart/CartView.swift"],
            shop: ["App.swift", "Cart/CartView.swift"],
            isOwned: false
        )
        let file = try SwiftEdits.ProjectFile(Array(text.utf8))
        #expect(file.synchronisedFolders.isEmpty)
        #expect(!file.leavesOut(Self.wish.path))
        let grown = try Self.copying([Self.wish], in: text)
        #expect(
            grown
                == Self.synchronised(
                    widget: ["Cart/CartView.swift", "Wishes/WishesView.swift"],
                    shop: ["App.swift", "Cart/CartView.swift", "Wishes/WishesView.swift"],
                    isOwned: false
                )
        )
        #expect(try Self.copying([Self.wish], in: grown) == grown)
        #expect(try Self.removing([Self.wish.path, "Shop/Wishes"], from: grown) == text)
        let unbuilt = ProjectCopy("Shop/Wishes/Notes.swift", of: "Shop/Cart/Notes.swift")
        #expect(try Self.copying([unbuilt], in: text) == text)
    }

    @Test("a copy is in the exceptions of a synchronised folder that its model is in, in their order, and comes back")
    func exceptions() throws {
        let text = Self.synchronised(
            widget: ["App.swift", "Cart/CartView.swift", "Zoo.swift"],
            shop: ["Cart/Debug"],
            folders: ["Cart/Media"]
        )
        let copies = ["View.swift", "/Debug/Menu.swift", "/Media/a/b.png"].map { tail in
            tail.hasPrefix("/")
                ? ProjectCopy("Shop/Wishes\(tail)", of: "Shop/Cart\(tail)")
                : ProjectCopy("Shop/Wishes/Wishes\(tail)", of: "Shop/Cart/Cart\(tail)")
        }
        let grown = try Self.copying(copies, in: text)
        #expect(
            grown
                == Self.synchronised(
                    widget: ["App.swift", "Cart/CartView.swift", "Wishes/WishesView.swift", "Zoo.swift"],
                    shop: ["Cart/Debug", "Wishes/Debug"],
                    folders: ["Cart/Media", "Wishes/Media"]
                )
        )
        #expect(try Self.copying(copies, in: grown) == grown)
        let gone = Set(copies.map(\.path)).union(["Shop/Wishes/Debug", "Shop/Wishes/Media", "Shop/Wishes"])
        #expect(try Self.removing(gone, from: grown) == text)
    }

    @Test("a copy in a folder that is left out, or treated in another way than its model's, is refused")
    func leftOut() throws {
        let text = Self.synchronised(widget: [], shop: ["Wishes"])
        let file = try SwiftEdits.ProjectFile(Array(text.utf8))
        #expect(file.leavesOut("Shop/Wishes/WishesView.swift"))
        #expect(!file.leavesOut(Self.cart))
        #expect(!file.leavesOut("Shop/WishesView.swift"))
        let error = #expect(throws: EditError.Reason.self) { try file.copying([Self.wish]) }
        #expect(
            error?.message
                == "\"Wishes/WishesView.swift\" is in \"membershipExceptions\" of the folder \"Shop\", and \"Cart/CartView.swift\" is not"
        )
        let both = Self.synchronised(widget: [], shop: ["Cart", "Wishes"])
        #expect(try Self.copying([Self.wish], in: both) == both)
    }
}

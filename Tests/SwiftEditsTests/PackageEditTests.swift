import Testing

@testable import SwiftEdits

struct PackageEditTests {
    private let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Home",
            products: [.library(name: "Home", targets: ["Home"])],
            dependencies: [
                .package(path: "../Common"),
                .package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0"),
            ],
            targets: [
                .target(name: "Home", dependencies: ["Common", .product(name: "Swinject", package: "Swinject")]),
                .testTarget(name: "HomeTests"),
            ]
        )

        """

    @Test("a package joins the dependencies of the package")
    func packageDependency() throws {
        try expect(
            .packageDependency,
            in: "package Home",
            adds: ".package(path: \"../Favorites\")",
            sorted: false,
            to: package,
            giving: package.replacing(
                "from: \"2.8.0\"),\n",
                with: "from: \"2.8.0\"),\n        .package(path: \"../Favorites\"),\n"
            )
        )
    }

    @Test("a package is there whatever its address looks like, or its version")
    func packageThere() throws {
        try expectThere(.packageDependency, ".package(path: \"./../Common/\")", in: package)
        try expectThere(
            .packageDependency,
            ".package(url: \"https://github.com/swinject/swinject\", exact: \"2.9.1\")",
            in: package
        )
    }

    @Test("a package without dependencies gets them, in their place")
    func first() throws {
        try expect(
            .packageDependency,
            adds: ".package(path: \"../Common\")",
            to: "let package = Package(\n    name: \"A\",\n    targets: []\n)\n",
            giving:
                "let package = Package(\n    name: \"A\",\n    dependencies: [\n        .package(path: \"../Common\")\n    ],\n    targets: []\n)\n"
        )
    }

    @Test("a product joins the dependencies of a target, which may have none yet")
    func targetDependency() throws {
        try expect(
            .targetDependency,
            in: "target Home",
            adds: "\"Favorites\"",
            to: package,
            giving: package.replacing("package: \"Swinject\")]", with: "package: \"Swinject\"), \"Favorites\"]")
        )
        try expect(
            .targetDependency,
            in: "package Home, target HomeTests",
            adds: "\"Home\"",
            to: package,
            giving: package.replacing("\"HomeTests\")", with: "\"HomeTests\", dependencies: [\"Home\"])")
        )
    }

    @Test("a dependency is there as a string, a target or a product")
    func targetThere() throws {
        try expectThere(.targetDependency, in: "target Home", "\"Swinject\"", in: package)
        try expectThere(
            .targetDependency,
            in: "target Home",
            ".product(name: \"Common\", package: \"Common\")",
            in: package
        )
    }

    @Test("an argument goes where its label belongs; an element joins the list that is there")
    func argument() throws {
        try expect(
            .packageArgument,
            in: "target HomeTests",
            adds: "resources: [.process(\"Resources\")]",
            to: package,
            giving: package.replacing("\"HomeTests\")", with: "\"HomeTests\", resources: [.process(\"Resources\")])")
        )
        let small = """
            let package = Package(
                name: "Common",
                targets: [
                    .target(name: "Common", path: "Sources"),
                ]
            )

            """
        try expect(
            .packageArgument,
            in: "package Common",
            adds: "defaultLocalization: \"en\"",
            to: small,
            giving: small.replacing("\"Common\",\n", with: "\"Common\",\n    defaultLocalization: \"en\",\n")
        )
        let target = ".target(name: \"CommonTesting\", dependencies: [\"Common\"])"
        try expect(
            .packageArgument,
            in: "package Common",
            adds: "targets: [\(target)]",
            to: small,
            giving: small.replacing("    ]\n", with: "        \(target),\n    ]\n")
        )
    }

    @Test("an argument is there whatever it says, and an element by its kind and name")
    func argumentThere() throws {
        try expectThere(.packageArgument, in: "package Home", "name: \"House\"", in: package)
        try expectThere(.packageArgument, in: "package Home", "targets: [.target(name: \"Home\")]", in: package)
    }

    @Test("another package, and a target that is not there, are errors")
    func missing() throws {
        #expect(
            try failure(.packageDependency, in: "package Profile", ".package(path: \"../A\")", in: package).message
                == "there is no \"package Profile\"; the package is \"Home\""
        )
        #expect(
            try failure(.targetDependency, in: "target Hone", "\"A\"", in: package).message
                == "there is no \"target Hone\" in \"package\"; did you mean \"Home\"?"
        )
    }
}

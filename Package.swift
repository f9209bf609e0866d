// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scaffold", targets: ["scaffold"]),
        .library(name: "ScaffoldKit", targets: ["ScaffoldKit"]),
        .library(name: "StencilEngine", targets: ["StencilEngine"]),
        .library(name: "SwiftOutline", targets: ["SwiftOutline"]),
    ],
    targets: [
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldCLI"]),
        .target(
            name: "ScaffoldCLI",
            dependencies: [
                "ScaffoldKit", "ScaffoldLint", "StencilEngine", "SwiftOutline", "YAMLReader", "BuiltInStyles",
            ]
        ),
        .target(name: "ScaffoldKit", dependencies: ["StencilEngine", "SwiftOutline", "YAMLReader"]),
        .target(name: "ScaffoldLint", dependencies: ["ScaffoldKit", "StencilEngine", "SwiftOutline", "YAMLReader"]),
        .target(name: "StencilEngine"),
        .target(name: "SwiftOutline"),
        .target(name: "YAMLReader"),
        .target(name: "BuiltInStyles", plugins: ["EmbedTemplatesPlugin"]),
        .executableTarget(name: "EmbedTemplates"),
        .plugin(name: "EmbedTemplatesPlugin", capability: .buildTool(), dependencies: ["EmbedTemplates"]),
        .target(name: "StandInToolchain", path: "Tests/StandIns/Toolchain"),
        .testTarget(name: "StandInTests", dependencies: ["StandInToolchain"]),
        .testTarget(name: "StencilEngineTests", dependencies: ["StencilEngine"]),
        .testTarget(name: "YAMLReaderTests", dependencies: ["YAMLReader"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline"]),
        .executableTarget(name: "CommitCrasher", dependencies: ["ScaffoldKit"], path: "Tests/Support/CommitCrasher"),
        .testTarget(name: "ScaffoldKitTests", dependencies: ["ScaffoldKit", "BuiltInStyles", "CommitCrasher"]),
        .testTarget(
            name: "ScaffoldLintTests",
            dependencies: ["ScaffoldLint", "ScaffoldKit", "SwiftOutline", "BuiltInStyles"],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "StyleTests", dependencies: ["ScaffoldKit", "BuiltInStyles"]),
        .testTarget(
            name: "ProofTests",
            dependencies: ["ScaffoldLint", "ScaffoldKit", "BuiltInStyles", "StandInToolchain"]
        ),
        .testTarget(
            name: "ScaffoldCLITests",
            dependencies: ["ScaffoldCLI", "ScaffoldKit", "ScaffoldLint", "BuiltInStyles"],
            exclude: ["Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

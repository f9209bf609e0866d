// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// Whether this is a linked worktree of Git, which is made to work on the tool: there, `.git` is a file.
let isWorktree = (try? String(contentsOfFile: Context.packageDirectory + "/.git", encoding: .utf8)) != nil

/// Whether what a package that depends on this one can use while it is built is here: the package manager builds the tool once more
/// for it, in this package's own builds too. SCAFFOLD_WITHOUT_PLUGINS=1 leaves that out, 0 asks for it in a worktree as well.
let hasPlugins = Context.environment["SCAFFOLD_WITHOUT_PLUGINS"].map { $0 != "1" } ?? !isWorktree

let plugins: [Target] = [
    .plugin(name: "ScaffoldLintPlugin", capability: .buildTool(), dependencies: ["scaffold"]),
    .plugin(
        name: "ScaffoldCommandPlugin",
        capability: .command(
            intent: .custom(verb: "scaffold", description: "Write, wire, lint and tick off modules"),
            permissions: [.writeToPackageDirectory(reason: "Modules are written into the app's folder.")]
        ),
        dependencies: ["scaffold"]
    ),
]

let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scaffold", targets: ["scaffold"]),
        .library(name: "ScaffoldKit", targets: ["ScaffoldKit"]),
        .library(name: "StencilEngine", targets: ["StencilEngine"]),
        .library(name: "SwiftOutline", targets: ["SwiftOutline"]),
    ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
    targets: (hasPlugins ? plugins : []) + [
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
        .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
        .target(name: "StandInToolchain", path: "Tests/StandIns/Toolchain"),
        .testTarget(name: "StandInTests", dependencies: ["StandInToolchain", "TestSupport"]),
        .testTarget(name: "StencilEngineTests", dependencies: ["StencilEngine", "TestSupport"]),
        .testTarget(name: "YAMLReaderTests", dependencies: ["YAMLReader", "TestSupport"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline", "TestSupport"]),
        .executableTarget(name: "CommitCrasher", dependencies: ["ScaffoldKit"], path: "Tests/Support/CommitCrasher"),
        .testTarget(
            name: "ScaffoldKitTests",
            dependencies: ["ScaffoldKit", "SwiftOutline", "BuiltInStyles", "CommitCrasher", "TestSupport"]
        ),
        .testTarget(
            name: "ScaffoldLintTests",
            dependencies: ["ScaffoldLint", "ScaffoldKit", "SwiftOutline", "BuiltInStyles", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "StyleTests", dependencies: ["ScaffoldKit", "BuiltInStyles", "TestSupport"]),
        .testTarget(
            name: "ProofTests",
            dependencies: ["ScaffoldLint", "ScaffoldKit", "BuiltInStyles", "StandInToolchain", "TestSupport"]
        ),
        .executableTarget(
            name: "ReaderFuzz",
            dependencies: [
                "ScaffoldCLI", "ScaffoldKit", "ScaffoldLint", "StencilEngine", "SwiftOutline", "YAMLReader",
            ],
            path: "Tests/Fuzz/Readers"
        ),
        .testTarget(
            name: "ScaffoldCLITests",
            dependencies: [
                "ScaffoldCLI", "ScaffoldKit", "ScaffoldLint", "StencilEngine", "YAMLReader", "BuiltInStyles",
                "TestSupport",
            ],
            exclude: ["Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

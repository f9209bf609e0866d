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
        .executable(name: "scaffold", targets: ["scaffold"])
    ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
    targets: (hasPlugins ? plugins : []) + [
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldCLI", "CLibrary"]),
        .target(
            name: "ScaffoldCLI",
            dependencies: [
                "ScaffoldServer", "ScaffoldLint", "ModuleCopying", "ModulePlanning", "Styles", "ModuleSpecs",
                "AppModel", "SwiftEdits", "FileTransaction", "StencilEngine", "SwiftOutline", "YAMLReader",
                "Diagnostics", "CLibrary", "BuiltInStyles",
            ]
        ),
        .target(name: "ScaffoldServer", dependencies: ["SwiftOutline", "YAMLReader", "Diagnostics"]),
        .target(
            name: "ModuleCopying",
            dependencies: [
                "ModulePlanning", "Styles", "ModuleSpecs", "AppModel", "SwiftEdits", "FileTransaction", "SwiftOutline",
                "YAMLReader", "Diagnostics",
            ]
        ),
        .target(
            name: "ScaffoldLint",
            dependencies: [
                "ModulePlanning", "Styles", "ModuleSpecs", "AppModel", "SwiftEdits", "FileTransaction", "SwiftOutline",
                "YAMLReader", "Diagnostics",
            ]
        ),
        .target(
            name: "ModulePlanning",
            dependencies: [
                "Styles", "ModuleSpecs", "AppModel", "SwiftEdits", "FileTransaction", "StencilEngine", "SwiftOutline",
                "YAMLReader", "Diagnostics",
            ]
        ),
        .target(
            name: "Styles",
            dependencies: [
                "ModuleSpecs", "AppModel", "SwiftEdits", "FileTransaction", "SwiftOutline", "YAMLReader", "Diagnostics",
            ]
        ),
        .target(
            name: "ModuleSpecs",
            dependencies: ["AppModel", "FileTransaction", "SwiftOutline", "YAMLReader", "Diagnostics"]
        ),
        .target(
            name: "AppModel",
            dependencies: ["FileTransaction", "SwiftEdits", "SwiftOutline", "YAMLReader", "Diagnostics"]
        ),
        .target(name: "SwiftEdits", dependencies: ["SwiftOutline", "YAMLReader", "Diagnostics"]),
        .target(name: "FileTransaction", dependencies: ["SwiftOutline", "Diagnostics", "CLibrary"]),
        .target(name: "StencilEngine", dependencies: ["YAMLReader", "Diagnostics", "CLibrary"]),
        .target(name: "SwiftOutline", dependencies: ["Diagnostics", "CLibrary"]),
        .target(name: "YAMLReader", dependencies: ["Diagnostics"]),
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "CLibrary"),
        .target(name: "BuiltInStyles", plugins: ["EmbedTemplatesPlugin"]),
        .executableTarget(name: "EmbedTemplates"),
        .plugin(name: "EmbedTemplatesPlugin", capability: .buildTool(), dependencies: ["EmbedTemplates"]),
        .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
        .target(name: "StandInToolchain", path: "Tests/StandIns/Toolchain"),
        .testTarget(name: "StandInTests", dependencies: ["StandInToolchain", "TestSupport"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["SwiftOutline", "TestSupport"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
        .testTarget(name: "StencilEngineTests", dependencies: ["StencilEngine", "Diagnostics", "TestSupport"]),
        .testTarget(name: "YAMLReaderTests", dependencies: ["YAMLReader", "Diagnostics", "TestSupport"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline", "Diagnostics", "TestSupport"]),
        .executableTarget(
            name: "CommitCrasher",
            dependencies: ["FileTransaction", "Diagnostics"],
            path: "Tests/Support/CommitCrasher"
        ),
        .testTarget(
            name: "FileTransactionTests",
            dependencies: ["FileTransaction", "SwiftOutline", "Diagnostics", "CommitCrasher", "TestSupport"]
        ),
        .testTarget(
            name: "SwiftEditsTests",
            dependencies: ["SwiftEdits", "SwiftOutline", "YAMLReader", "Diagnostics", "TestSupport"]
        ),
        .testTarget(
            name: "AppModelTests",
            dependencies: ["AppModel", "FileTransaction", "SwiftOutline", "Diagnostics", "TestSupport"]
        ),
        .testTarget(
            name: "ModuleTests",
            dependencies: [
                "ModuleCopying", "ModulePlanning", "Styles", "ModuleSpecs", "AppModel", "SwiftEdits", "FileTransaction",
                "StencilEngine", "SwiftOutline",
                "YAMLReader",
                "Diagnostics", "BuiltInStyles", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ScaffoldLintTests",
            dependencies: [
                "ScaffoldLint", "ModuleCopying", "ModulePlanning", "Styles", "ModuleSpecs", "AppModel", "SwiftEdits",
                "FileTransaction", "SwiftOutline",
                "Diagnostics", "BuiltInStyles", "TestSupport",
            ]
        ),
        .testTarget(
            name: "StyleTests",
            dependencies: [
                "ModuleCopying", "ModulePlanning", "Styles", "ModuleSpecs", "AppModel", "FileTransaction",
                "Diagnostics", "BuiltInStyles", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ProofTests",
            dependencies: [
                "ScaffoldLint", "ModuleCopying", "ModulePlanning", "Styles", "ModuleSpecs", "AppModel",
                "FileTransaction", "Diagnostics", "BuiltInStyles",
                "StandInToolchain", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ScaffoldServerTests",
            dependencies: ["ScaffoldServer", "SwiftOutline", "YAMLReader", "TestSupport"]
        ),
        .executableTarget(
            name: "ReaderFuzz",
            dependencies: [
                "ScaffoldCLI", "ScaffoldServer", "ScaffoldLint", "ModuleCopying", "ModulePlanning", "Styles",
                "ModuleSpecs", "SwiftEdits",
                "FileTransaction", "StencilEngine",
                "SwiftOutline", "YAMLReader", "Diagnostics",
            ],
            path: "Tests/Fuzz/Readers"
        ),
        .testTarget(
            name: "ScaffoldCLITests",
            dependencies: [
                "ScaffoldCLI", "ScaffoldServer", "YAMLReader", "ScaffoldLint", "ModuleCopying", "ModulePlanning",
                "Styles", "ModuleSpecs",
                "FileTransaction", "Diagnostics", "BuiltInStyles",
                "TestSupport",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

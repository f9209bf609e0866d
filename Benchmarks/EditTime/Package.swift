// swift-tools-version: 6.0

import PackageDescription

// The sources of the edits are links: no product of the package is meant for others.
let package = Package(
    name: "EditTime",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "CLibrary"),
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "SwiftOutline", dependencies: ["Diagnostics", "CLibrary"]),
        .target(name: "YAMLReader", dependencies: ["Diagnostics"]),
        .target(name: "SwiftEdits", dependencies: ["SwiftOutline", "YAMLReader", "Diagnostics"]),
        .executableTarget(name: "edit-time", dependencies: ["SwiftEdits"]),
    ],
    swiftLanguageModes: [.v6]
)

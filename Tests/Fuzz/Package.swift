// swift-tools-version: 6.0

import PackageDescription

// The long run of the fuzzer whose short run is among the tests of SwiftOutline. The sources of the reader are links: no product of
// the package is meant for others.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "CLibrary"),
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "SwiftOutline", dependencies: ["Diagnostics", "CLibrary"]),
        .executableTarget(name: "outline-fuzz", dependencies: ["SwiftOutline", "Diagnostics"]),
    ],
    swiftLanguageModes: [.v6]
)

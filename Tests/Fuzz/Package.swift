// swift-tools-version: 6.0

import PackageDescription

// The long run of the fuzzer whose short run is among the tests of SwiftOutline.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "scaffold", path: "../..")],
    targets: [
        .executableTarget(
            name: "outline-fuzz",
            dependencies: [.product(name: "SwiftOutline", package: "scaffold")]
        )
    ],
    swiftLanguageModes: [.v6]
)

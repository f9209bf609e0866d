// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "EditTime",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "scaffold", path: "../..")],
    targets: [
        .executableTarget(name: "edit-time", dependencies: [.product(name: "ScaffoldKit", package: "scaffold")])
    ],
    swiftLanguageModes: [.v6]
)

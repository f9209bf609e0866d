// swift-tools-version: 6.0

import PackageDescription

// The stand-ins themselves (`Tests/Data/StandIns/Sources`) are no targets of this package: they are compiled once per iOS version by
// `StandInToolchain`, under the names of Apple's frameworks, with flags that SwiftPM keeps from packages.
let package = Package(
    name: "StandIns",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "StandInToolchain", path: "Toolchain"),
        .executableTarget(name: "standins-check", dependencies: ["StandInToolchain"], path: "Command"),
    ],
    swiftLanguageModes: [.v6]
)

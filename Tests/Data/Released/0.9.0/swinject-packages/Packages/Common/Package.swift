// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Common",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Common", targets: ["Common"]),
        .library(name: "CommonTesting", targets: ["CommonTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1")
    ],
    targets: [
        .target(name: "Common", dependencies: ["Swinject"], resources: [.process("Resources")]),
        .target(name: "CommonTesting", dependencies: ["Common"]),
        .testTarget(name: "CommonTests", dependencies: ["Common", "CommonTesting"]),
    ]
)

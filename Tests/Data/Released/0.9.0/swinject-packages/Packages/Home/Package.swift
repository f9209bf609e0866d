// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Home",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Home", targets: ["Home"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Home", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "HomeTests",
            dependencies: ["Home", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "About",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "About", targets: ["About"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "About", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "AboutTests",
            dependencies: ["About", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

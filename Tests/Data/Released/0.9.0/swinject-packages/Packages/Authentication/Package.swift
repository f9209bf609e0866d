// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Authentication",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Authentication", targets: ["Authentication"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Authentication", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "AuthenticationTests",
            dependencies: ["Authentication", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Claims",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Claims", targets: ["Claims"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Claims", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "ClaimsTests",
            dependencies: ["Claims", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

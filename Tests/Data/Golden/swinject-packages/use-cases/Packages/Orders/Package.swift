// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Orders",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Orders", targets: ["Orders"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Orders", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "OrdersTests",
            dependencies: ["Orders", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

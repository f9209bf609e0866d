// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Deliveries",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Deliveries", targets: ["Deliveries"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Deliveries", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "DeliveriesTests",
            dependencies: ["Deliveries", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

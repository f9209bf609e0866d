// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CatalogItems",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "CatalogItems", targets: ["CatalogItems"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "CatalogItems", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "CatalogItemsTests",
            dependencies: ["CatalogItems", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Favorites",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Favorites", targets: ["Favorites"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Favorites", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "FavoritesTests",
            dependencies: ["Favorites", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Walks",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Walks", targets: ["Walks"])
    ],
    dependencies: [
        .package(name: "Common", path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", .upToNextMajor(from: "2.8.4")),
    ],
    targets: [
        .target(name: "Walks", dependencies: ["Common", .product(name: "Swinject", package: "Swinject")])
    ]
)

// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Common",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Common", targets: ["Common"])
    ],
    dependencies: [
        .package(url: "https://github.com/Swinject/Swinject.git", .upToNextMajor(from: "2.8.4"))
    ],
    targets: [
        .target(name: "Common", dependencies: [.product(name: "Swinject", package: "Swinject")], path: "Sources")
    ]
)

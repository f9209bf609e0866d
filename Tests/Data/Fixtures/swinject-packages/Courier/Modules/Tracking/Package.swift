// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Tracking",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Tracking", targets: ["Tracking"])],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [.target(name: "Tracking", dependencies: ["Common", "Swinject"], path: "Sources")]
)

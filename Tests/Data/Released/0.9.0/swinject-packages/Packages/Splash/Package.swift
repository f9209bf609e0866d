// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Splash",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Splash", targets: ["Splash"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Splash", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "SplashTests",
            dependencies: ["Splash", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

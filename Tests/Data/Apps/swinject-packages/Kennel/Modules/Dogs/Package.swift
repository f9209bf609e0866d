// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Dogs",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Dogs", targets: ["Dogs"])
    ],
    dependencies: [
        .package(name: "Common", path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", .upToNextMajor(from: "2.8.4")),
    ],
    targets: [
        .target(name: "Dogs", dependencies: ["Common", .product(name: "Swinject", package: "Swinject")]),
        .testTarget(name: "DogsTests", dependencies: ["Dogs"]),
    ]
)

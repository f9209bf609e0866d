// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Homepage",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Homepage", targets: ["Homepage"])],
    dependencies: [
        .package(path: "../Common"),
        .package(path: "../Profile"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(
            name: "Homepage",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Profile", package: "Profile"),
                "Swinject",
            ],
            path: "Sources"
        ),
        .testTarget(name: "HomepageTests", dependencies: ["Homepage"]),
    ]
)

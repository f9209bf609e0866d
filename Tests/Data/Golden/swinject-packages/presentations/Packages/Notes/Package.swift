// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Notes",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Notes", targets: ["Notes"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [
        .target(name: "Notes", dependencies: ["Common", "Swinject"], resources: [.process("Resources")]),
        .testTarget(
            name: "NotesTests",
            dependencies: ["Notes", "Swinject", .product(name: "CommonTesting", package: "Common")]
        ),
    ]
)

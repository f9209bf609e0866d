// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Feedback",
    platforms: [.iOS(.v15)],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
    ],
    targets: [.target(name: "Feedback", dependencies: ["Common", "Swinject"], path: "Sources")]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Profile",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Profile", targets: ["Profile"])],
    dependencies: [.package(path: "../Common")],
    targets: [
        .target(name: "Profile", dependencies: [.product(name: "Common", package: "Common")], path: "Sources"),
        .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
    ]
)

// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Appointments",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "Appointments", targets: ["Appointments"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject", from: "2.8.0"),
    ],
    targets: [
        .target(name: "Appointments", dependencies: ["Common", "Swinject"], path: "Sources")
    ]
)

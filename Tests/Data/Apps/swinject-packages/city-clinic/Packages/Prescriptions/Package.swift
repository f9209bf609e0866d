// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Prescriptions",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "Prescriptions", targets: ["Prescriptions"])
    ],
    dependencies: [
        .package(path: "../Common"),
        .package(url: "https://github.com/Swinject/Swinject", from: "2.8.0"),
    ],
    targets: [
        .target(name: "Prescriptions", dependencies: ["Common", "Swinject"], path: "Sources")
    ]
)

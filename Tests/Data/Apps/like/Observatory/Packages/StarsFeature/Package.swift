// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "StarsFeature",
    platforms: [.iOS(.v17)],
    products: [.library(name: "StarsFeature", targets: ["StarsFeature"])],
    dependencies: [.package(path: "../Core")],
    targets: [
        .target(name: "StarsFeature", dependencies: ["Core"]),
        .testTarget(name: "StarsFeatureTests", dependencies: ["StarsFeature"]),
    ]
)

// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PlanetsFeature",
    platforms: [.iOS(.v17)],
    products: [.library(name: "PlanetsFeature", targets: ["PlanetsFeature"])],
    dependencies: [.package(path: "../Core")],
    targets: [
        .target(name: "PlanetsFeature", dependencies: ["Core"]),
        .testTarget(name: "PlanetsFeatureTests", dependencies: ["PlanetsFeature"]),
    ]
)

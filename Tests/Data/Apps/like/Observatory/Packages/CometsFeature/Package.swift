// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "CometsFeature",
    platforms: [.iOS(.v17)],
    products: [.library(name: "CometsFeature", targets: ["CometsFeature"])],
    dependencies: [.package(path: "../Core")],
    targets: [
        .target(name: "CometsFeature", dependencies: ["Core"])
    ]
)

// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Gymlog",
  platforms: [.iOS(.v16)],
  targets: [
    .executableTarget(name: "Gymlog", path: "Gymlog"),
    .testTarget(name: "GymlogTests", dependencies: ["Gymlog"], path: "GymlogTests"),
  ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
	name: "Common",
	platforms: [.iOS(.v16)],
	products: [
		.library(name: "Common", targets: ["Common"]),
		.library(name: "CommonTesting", targets: ["CommonTesting"]),
	],
	dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1")],
	targets: [
		.target(name: "Common", dependencies: ["Swinject"]),
		.target(name: "CommonTesting", dependencies: ["Common"]),
	]
)

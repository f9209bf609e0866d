// swift-tools-version: 6.1
import PackageDescription

let package = Package(
	name: "Exhibitions",
	platforms: [.iOS(.v16)],
	products: [.library(name: "Exhibitions", targets: ["Exhibitions"])],
	dependencies: [
		.package(path: "../Common"),
		.package(url: "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
	],
	targets: [.target(name: "Exhibitions", dependencies: ["Common", "Swinject"])]
)

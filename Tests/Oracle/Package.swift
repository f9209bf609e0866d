// swift-tools-version: 6.0

import Foundation
import PackageDescription

// The sources of the reader are links: no product of the package is meant for others.
//
// The oracle links the SwiftSyntax that the toolchain brings for its own compiler. It takes unsafe flags, so it is a
// package of its own that nobody depends on.

/// The folder of the compiler's own libraries, beside the `swift` that builds this.
func hostLibraries() -> String {
    if let folder = Context.environment["SCAFFOLD_SWIFT_HOST_LIBRARIES"] { return folder }
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let libraries = swift.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: libraries.path) { return libraries.path }
    }
    return "/usr/lib/swift/host"
}

let libraries = hostLibraries()

let package = Package(
    name: "Oracle",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "CLibrary"),
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "SwiftOutline", dependencies: ["Diagnostics", "CLibrary"]),
        .executableTarget(
            name: "oracle",
            dependencies: ["SwiftOutline", "Diagnostics"],
            swiftSettings: [.unsafeFlags(["-I", libraries])],
            linkerSettings: [
                .unsafeFlags([
                    "-L", libraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", libraries,
                ])
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

import ProjectDescription

extension Target {
    public static func app(name: String, dependencies: [String]) -> Target {
        .target(
            name: name,
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.\(name.lowercased())",
            sources: ["App/Sources/**"],
            resources: ["App/Resources/**"],
            dependencies: dependencies.map { .target(name: $0) }
        )
    }

    public static func shared(name: String) -> Target {
        .target(
            name: name,
            destinations: .iOS,
            product: .framework,
            bundleId: "com.example.printworks.\(name.lowercased())",
            sources: ["Modules/\(name)/Sources/**"]
        )
    }

    public static func module(name: String, hasTests: Bool) -> Target {
        .target(
            name: name,
            destinations: .iOS,
            product: .framework,
            bundleId: "com.example.printworks.\(name.lowercased())",
            sources: ["Modules/\(name)/Sources/**"],
            dependencies: [.target(name: "Shared")]
        )
    }

    public static func tests(name: String) -> Target {
        .target(
            name: "\(name)Tests",
            destinations: .iOS,
            product: .unitTests,
            bundleId: "com.example.printworks.\(name.lowercased()).tests",
            sources: ["Modules/\(name)/Tests/**"],
            dependencies: [.target(name: name)]
        )
    }
}

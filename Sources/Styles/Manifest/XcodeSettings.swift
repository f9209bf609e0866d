/// The settings for the Xcode project of a new app.
package struct XcodeSettings: Sendable, Equatable {
    /// A build configuration: its name, and whether it is for debugging.
    package struct Configuration: Sendable, Equatable {
        package var name: String
        package var isDebug: Bool
    }

    /// The folder of the templates for the project's files.
    package static let templates = "common/xcode/"

    /// A remote Swift package, with the product that the app links.
    package struct RemotePackage: Sendable, Equatable {
        package var url: String
        package var product: String
        /// The minimum version. Any later version up to the next major one is allowed.
        package var version: String
    }

    /// The configurations of a project that states none.
    package static let usualConfigurations = [
        Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
    ]

    package var configurations = XcodeSettings.usualConfigurations
    /// The folders of the app target.
    package var sources: [String] = []
    /// The folders of the test target.
    package var tests: [String] = []
    /// The path of the `Info.plist`.
    package var info = ""
    /// The folder with an `.xcconfig` for each configuration, if there is one.
    package var settingsFolder: String?
    /// The path of the asset catalogue, if the new app gets one. It ends with `.xcassets`.
    package var assets: String?
    /// A template for the paths of the local packages, separated by commas.
    package var packages: String?
    package var remotePackages: [RemotePackage] = []
    /// The launch arguments that the scheme offers, switched off.
    package var arguments: [String] = []
}

extension XcodeSettings {
    /// The settings without the configurations that have no settings file among these; without any, the usual ones.
    package func fitting(_ files: Set<String>) -> XcodeSettings {
        guard let folder = settingsFolder else { return self }
        var fitting = self
        fitting.configurations.removeAll { !files.contains("\(folder)/\($0.name).xcconfig") }
        guard fitting.configurations.isEmpty else { return fitting }
        fitting.configurations = Self.usualConfigurations
        fitting.settingsFolder = nil
        return fitting
    }
}

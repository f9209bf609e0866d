/// What a style's manifest says of the Xcode project of a new app.
public struct XcodeSettings: Sendable, Equatable {
    /// A build configuration: its name, and whether it is built for debugging.
    public struct Configuration: Sendable, Equatable {
        public var name: String
        public var isDebug: Bool
    }

    /// A Swift package that is fetched, with the product that the app links.
    public struct RemotePackage: Sendable, Equatable {
        public var url: String
        public var product: String
        /// The lowest version, up to the next major one.
        public var version: String
    }

    public var configurations: [Configuration]
    /// The folders whose files belong to the app target.
    public var sources: [String]
    /// The folders whose files belong to the test target.
    public var tests: [String]
    /// The path of the `Info.plist`.
    public var info: String
    /// The folder with an `.xcconfig` for each configuration, if there is one.
    public var settingsFolder: String?
    /// The folder of the asset catalogue, if a new app gets one: its path ends in `.xcassets`.
    public var assets: String?
    /// A template for the paths of the local packages, with commas between them.
    public var packages: String?
    public var remotePackages: [RemotePackage]
}

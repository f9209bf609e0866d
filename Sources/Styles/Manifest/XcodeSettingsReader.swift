import Diagnostics
import YAMLReader

/// Reads the Xcode settings in a manifest, `app.xcode`.
struct XcodeSettingsReader {
    let reader: MappingReader

    static let keys = [
        "configurations", "sources", "tests", "info", "settings", "assets", "packages", "remote-packages", "arguments",
    ]

    func settings() -> XcodeSettings {
        let configurations = configurations()
        var settings = XcodeSettings()
        if !configurations.isEmpty { settings.configurations = configurations }
        settings.sources = reader.texts("sources").map(\.value)
        settings.tests = reader.texts("tests").map(\.value)
        settings.info = reader.requiredText("info")?.value ?? ""
        settings.settingsFolder = reader.text("settings")?.value
        settings.assets = reader.text("assets")?.value
        settings.packages = reader.text("packages")?.value
        settings.remotePackages = remotePackages()
        settings.arguments = reader.texts("arguments").map(\.value)
        return settings
    }

    /// Reads `{ Debug: debug, UAT: release }`.
    private func configurations() -> [XcodeSettings.Configuration] {
        reader.entries("configurations").compactMap { entry in
            let name = entry.key.text ?? ""
            guard let text = reader.text(entry.value, of: "the configuration \"\(name)\"") else { return nil }
            guard ["debug", "release"].contains(text.value) else {
                reader.add(
                    "\"\(text.value)\" is no kind of configuration",
                    at: text.mark,
                    hint: "it is debug or release"
                )
                return nil
            }
            return XcodeSettings.Configuration(name: name, isDebug: text.value == "debug")
        }
    }

    private func remotePackages() -> [XcodeSettings.RemotePackage] {
        reader.list("remote-packages").compactMap { node in
            let package = reader.mapping(node, of: "the package", known: ["url", "product", "version"])
            guard let url = package.requiredText("url"), let product = package.requiredText("product"),
                let version = package.requiredText("version")
            else { return nil }
            return XcodeSettings.RemotePackage(url: url.value, product: product.value, version: version.value)
        }
    }
}

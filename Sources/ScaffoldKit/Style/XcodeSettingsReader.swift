import Diagnostics
import SwiftEdits
import YAMLReader

/// Reads the Xcode settings in a manifest, `app.xcode`.
struct XcodeSettingsReader {
    private enum Flavour: String, CaseIterable, Sendable {
        case debug, release
    }

    private var reader: MappingReader
    private var found = Problems()

    static let keys = [
        "configurations", "sources", "tests", "info", "settings", "assets", "packages", "remote-packages",
        "arguments",
    ]

    init(_ node: YAMLNode, source: String) {
        reader = MappingReader(node, of: "\"xcode\"", source: source, known: Self.keys)
    }

    var problems: Problems {
        var all = reader.problems
        all.add(found.all)
        return all
    }

    mutating func settings() -> XcodeSettings {
        let configurations = configurations()
        return XcodeSettings(
            configurations: configurations.isEmpty
                ? [.init(name: "Debug", isDebug: true), .init(name: "Release", isDebug: false)] : configurations,
            sources: reader.texts("sources").map(\.value),
            tests: reader.texts("tests").map(\.value),
            info: reader.requiredText("info")?.value ?? "",
            settingsFolder: reader.text("settings")?.value,
            assets: reader.text("assets")?.value,
            packages: reader.text("packages")?.value,
            remotePackages: remotePackages(),
            arguments: reader.texts("arguments").map(\.value)
        )
    }

    /// Reads `{ Debug: debug, UAT: release }`.
    private mutating func configurations() -> [XcodeSettings.Configuration] {
        reader.entries("configurations").compactMap { entry in
            let name = entry.key.text ?? ""
            guard let text = reader.text(entry.value, of: "the configuration \"\(name)\"") else { return nil }
            guard let flavour = Flavour(rawValue: text.value) else {
                reader.add(
                    "\"\(text.value)\" is no kind of configuration",
                    at: text.mark,
                    hint: "it is debug or release"
                )
                return nil
            }
            return XcodeSettings.Configuration(name: name, isDebug: flavour == .debug)
        }
    }

    private mutating func remotePackages() -> [XcodeSettings.RemotePackage] {
        reader.list("remote-packages").compactMap { node in
            var package = MappingReader(
                node,
                of: "the package",
                source: reader.source,
                known: ["url", "product", "version"]
            )
            defer { found.add(package.problems) }
            guard let url = package.requiredText("url"), let product = package.requiredText("product"),
                let version = package.requiredText("version")
            else { return nil }
            return XcodeSettings.RemotePackage(url: url.value, product: product.value, version: version.value)
        }
    }
}

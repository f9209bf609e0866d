/// The asset catalogue of a new app, with an empty accent colour and an empty app icon.
package struct XcodeAssets: Sendable {
    static let icon = "AppIcon"
    static let accentColor = "AccentColor"

    /// The folder of the catalogue, relative to the app's root.
    let path: String

    package init(path: String) { self.path = path }

    /// A file of the catalogue.
    package struct File: Sendable {
        /// The name of the set that the file describes; `nil` for the catalogue itself.
        let set: String?
        package let text: String
    }

    package var files: [File] {
        [
            File(set: nil, text: Self.document([])),
            File(
                set: "\(Self.accentColor).colorset",
                text: Self.document([#"  "colors" : ["#, #"    {"#, #"      "idiom" : "universal""#, "    }", "  ],"])
            ),
            File(set: "\(Self.icon).appiconset", text: Self.document(Self.images)),
        ]
    }

    /// The path of a file, relative to the app's root.
    package func path(of file: File) -> String {
        ([path] + [file.set, "Contents.json"].compactMap { $0 }).joined(separator: "/")
    }

    /// One image for each appearance of the home screen.
    private static var images: [String] {
        let looks = [nil, "dark", "tinted"].map { look in
            let appearances =
                look.map { value in
                    [
                        #"      "appearances" : ["#, "        {", #"          "appearance" : "luminosity","#,
                        #"          "value" : "\#(value)""#, "        }", "      ],",
                    ]
                } ?? []
            let image = [
                #"      "idiom" : "universal","#, #"      "platform" : "ios","#, #"      "size" : "1024x1024""#,
            ]
            return (["    {"] + appearances + image + ["    }"]).joined(separator: "\n")
        }
        return [#"  "images" : ["#, looks.joined(separator: ",\n"), "  ],"]
    }

    private static func document(_ content: [String]) -> String {
        let info = [#"  "info" : {"#, #"    "author" : "xcode","#, #"    "version" : 1"#, "  }"]
        return (["{"] + content + info + ["}", ""]).joined(separator: "\n")
    }
}

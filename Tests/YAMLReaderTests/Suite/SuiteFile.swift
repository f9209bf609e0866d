import Foundation

/// The public yaml-test-suite, converted to one JSON file.
struct SuiteFile: Decodable {
    struct Case: Decodable {
        let id: String
        let name: String
        let tags: [String]
        let yaml: String
        let valid: Bool
        /// One value for each document; nil where the suite gives none.
        let documents: [JSONTree]?
    }

    let cases: [Case]

    /// The file that the environment names, or the one in a `shared` folder beside or above the package.
    static let path: String? = {
        if let named = ProcessInfo.processInfo.environment["SCAFFOLD_YAML_TEST_SUITE"] { return named }
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let file = folder.appendingPathComponent("shared/yaml-test-suite.json").path
            if FileManager.default.fileExists(atPath: file) { return file }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    static let skipNotice = "yaml-test-suite: skipped, no shared/yaml-test-suite.json and no SCAFFOLD_YAML_TEST_SUITE"
}

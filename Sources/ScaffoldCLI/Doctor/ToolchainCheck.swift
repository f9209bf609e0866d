import Diagnostics

/// Checks for a Swift compiler, which builds modules and runs `--check`.
struct ToolchainCheck: DoctorCheck {
    let topic = "toolchain"
    /// The name of the compiler's driver.
    var driver = "swift"

    private static let advice = "Swift 6.0 or later is at swift.org/install; on a Mac it comes with Xcode 16"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        guard let output = Subprocess.output([driver, "--version"]), output.status == 0 else {
            let message =
                "\"\(driver)\" was not found: scaffold writes and lints modules without it, but cannot build or --check them"
            return [Diagnosis(.warning, message, advice: Self.advice)]
        }
        guard let version = Self.version(in: output.text) ?? Self.version(in: output.errors) else {
            return [Diagnosis(.note, "\"\(driver) --version\" does not say which Swift it is")]
        }
        let text = "Swift " + version.map(String.init).joined(separator: ".")
        guard let major = version.first, major < 6 else { return [Diagnosis(.ok, text)] }
        let message = "\(text) is too old for new apps and their tests"
        return [Diagnosis(.warning, message, advice: Self.advice)]
    }

    /// The numbers after `Swift version`.
    static func version(in text: String) -> [Int]? {
        let words = text.split { $0 == " " || $0.isNewline }
        for (index, word) in words.enumerated().dropLast(2) where word == "Swift" && words[index + 1] == "version" {
            let numbers = words[index + 2].prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap {
                Int($0)
            }
            return numbers.isEmpty ? nil : numbers
        }
        return nil
    }
}

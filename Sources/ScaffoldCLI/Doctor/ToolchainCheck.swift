/// Whether there is a Swift compiler for what is written, and for `--check`.
struct ToolchainCheck: DoctorCheck {
    private static let topic = "toolchain"
    private static let advice = "Swift 6.0 or later is at swift.org/install; on a Mac it comes with Xcode 16"

    /// The compiler's driver, by the name that it is found under.
    var driver = "swift"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        guard let output = Subprocess.output([driver, "--version"]), output.status == 0 else {
            let message =
                "no \"\(driver)\" was found: modules are written and linted without one, but neither built nor checked (--check)"
            return [Diagnosis(Self.topic, .warning, message, advice: Self.advice)]
        }
        guard let version = Self.version(in: output.text) ?? Self.version(in: output.errors) else {
            return [Diagnosis(Self.topic, .note, "\"\(driver) --version\" does not say which Swift it is")]
        }
        let text = "Swift " + version.map(String.init).joined(separator: ".")
        guard let major = version.first, major < 6 else { return [Diagnosis(Self.topic, .ok, text)] }
        return [
            Diagnosis(
                Self.topic,
                .warning,
                "\(text) is older than what new apps and their tests need",
                advice: Self.advice
            )
        ]
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

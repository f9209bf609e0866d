import Foundation

/// What the proofs have shown, printed when the last of them is over.
actor Figures {
    static let shared = Figures()

    private var isHeaded = false
    private var styles: Set<String> = []
    private var modes: Set<String> = []
    private var specs: Set<String> = []
    private var finished = 0
    private var compilations = 0
    private var files = 0
    private var tests = 0
    private var seconds = 0.0

    /// Adds a setting that compiled.
    func add(_ setting: Setting, specs names: [String], files count: Int, tests ran: Int, seconds: Double) {
        styles.insert(setting.style)
        modes.insert("\(setting.mode.rawValue)")
        specs.formUnion(names)
        compilations += 1
        files += count
        tests += ran
        self.seconds += seconds
        let ran = setting.runsTests ? ", \(ran) tests passed" : ""
        print("proof: \(setting.testDescription): \(count) files\(ran) (\(Int(seconds)) s)")
    }

    /// Says that a setting is over, whatever came of it; after the last the sum is printed.
    func finish() {
        finished += 1
        if finished == Setting.all.count { printSum() }
    }

    func head(_ frameworks: String) {
        guard !isHeaded else { return }
        isHeaded = true
        print("proof: compiled against \(frameworks)")
    }

    private func printSum() {
        print(
            """
            proof: \(styles.count) styles, \(specs.count) specs, \(modes.count) modes, \(compilations) of \(finished) compilations \
            of \(files) files, \(tests) generated tests run (\(Int(seconds)) s of compilers and tests)
            """
        )
    }
}

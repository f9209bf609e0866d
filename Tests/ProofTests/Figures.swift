import Foundation

/// What the proofs have shown, summed up when the tests are over.
final class Figures: Sendable {
    static let shared: Figures = {
        atexit { Figures.shared.printSum() }
        return Figures()
    }()

    private struct Values {
        var frameworks: String?
        var styles: Set<String> = []
        var modes: Set<String> = []
        var systems: Set<String> = []
        var specs: Set<String> = []
        var compilations = 0
        var failures = 0
        var files = 0
        var tests = 0
        var mutants = 0
        var caught = 0
        var seconds = 0.0
    }

    private let values = Locked(Values())

    /// Adds an app that compiled and whose tests, if they were run, have passed.
    func add(_ proof: AppProof, specs: [String], result: AppProof.Result) {
        let tests = result.outcome.run?.passed.count
        values.change {
            $0.styles.insert(proof.style)
            $0.modes.insert(proof.mode.rawValue)
            $0.systems.insert("\(proof.target)")
            $0.specs.formUnion(specs)
            $0.compilations += 1
            $0.files += proof.layout.fileCount
            $0.tests += tests ?? 0
            $0.seconds += result.seconds
        }
        let ran = tests.map { ", \($0) tests passed" } ?? ""
        print("proof: \(proof.name): \(proof.layout.fileCount) files\(ran) (\(Int(result.seconds)) s)")
    }

    /// Says that an app did not compile or failed its tests.
    func addFailure(of proof: AppProof) {
        values.change { $0.failures += 1 }
        print("proof: \(proof.name): failed")
    }

    func add(style: String, mutants: Int, caught: Int, seconds: Double) {
        values.change {
            $0.styles.insert(style)
            $0.mutants += mutants
            $0.caught += caught
            $0.seconds += seconds
        }
        print("proof: \(style): \(caught) of \(mutants) mutations caught (\(Int(seconds)) s)")
    }

    /// Says, once, what the apps are compiled against.
    func head(_ frameworks: String) {
        let isFirst = values.change { values in
            defer { values.frameworks = frameworks }
            return values.frameworks == nil
        }
        guard isFirst else { return }
        let isReal = frameworks != "stand-ins"
        print("proof: compiled against \(isReal ? frameworks : "stand-ins, as there is no iOS SDK here")")
    }

    private func printSum() {
        let sum = values.change { $0 }
        guard sum.compilations + sum.failures + sum.mutants > 0 else { return }
        print(
            """
            proof: \(sum.styles.count) styles, \(sum.specs.count) specs, \(sum.modes.count) modes, \
            \(sum.systems.count) systems; \(sum.compilations) of \(sum.compilations + sum.failures) apps compiled and \
            passed: \(sum.files) files, \(sum.tests) generated tests run; \(sum.caught) of \(sum.mutants) mutations caught \
            (\(Int(sum.seconds)) s of compilers and tests)
            """
        )
    }
}

/// A value that one thread at a time may change.
private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    @discardableResult
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}

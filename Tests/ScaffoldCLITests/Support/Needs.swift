import TestSupport
import Testing

/// What tests need that is not there on every machine; they are skipped elsewhere, and say why.
extension Trait where Self == ConditionTrait {
    static var needsExecutable: Self {
        .enabled(if: Survival.executable != nil, "the executable is not beside the tests")
    }

    static var needsCompiler: Self { .enabled(if: SearchPath.has("swiftc"), "there is no Swift compiler") }

    static var needsStopPoint: Self {
        .enabled(if: StopPoint.library != nil, "nothing can be loaded into the executable that stops it at a call")
    }
}

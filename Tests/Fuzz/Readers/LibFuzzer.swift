#if LIBFUZZER
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Has libFuzzer drive the reader that `FUZZ_READER` names (`docs/survival.md`).
enum LibFuzzer {
    static func run() -> Never {
        var count = CommandLine.argc
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(
            runDriver(&count, &words) { bytes, count in
                LibFuzzer.reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        )
    }

    private static let reader: Reader = {
        let name = getenv("FUZZ_READER").map { String(cString: $0) } ?? ""
        guard let reader = Reader.all.first(where: { $0.name == name }) else {
            fatalError("FUZZ_READER names no reader")
        }
        return reader
    }()
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
#endif

/// What libFuzzer gives its texts to: the Swift reader, which has to keep its contract over each (`docs/outline.md`).
///
/// libFuzzer watches what code a text reaches, and goes on from the texts that reach more. It brings its own `main` and command line.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let problems = Inspection(Array(UnsafeBufferPointer(start: bytes, count: count))).problems
    if !problems.isEmpty { fatalError(problems.joined(separator: "\n")) }
    return 0
}

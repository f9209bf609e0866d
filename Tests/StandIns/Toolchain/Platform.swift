import Foundation

/// The compiler and the frameworks that it compiles against.
enum Platform: Sendable {
    /// The stand-ins, on a machine without Apple's SDK.
    case standIns(swiftc: URL)

    /// The iOS simulator's SDK, on a Mac with Xcode.
    case simulator(swiftc: URL, sdk: String)

    /// Looks for Xcode on a Mac, and for a compiler in `PATH` elsewhere.
    static func find(shell: Shell) throws -> Platform {
        #if os(macOS)
        let xcrun = URL(fileURLWithPath: "/usr/bin/xcrun")
        let sdk = try shell.run(xcrun, ["--sdk", "iphonesimulator", "--show-sdk-path"])
        if sdk.status == 0 {
            let swiftc = try shell.run(xcrun, ["--sdk", "iphonesimulator", "--find", "swiftc"])
            let path = swiftc.output.trimmingCharacters(in: .whitespacesAndNewlines)
            return .simulator(
                swiftc: URL(fileURLWithPath: path),
                sdk: sdk.output.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
        throw ToolchainError("xcrun finds no SDK of the iOS simulator; install Xcode and choose it with xcode-select")
        #else
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            let swiftc = URL(fileURLWithPath: "\(folder)/swiftc")
            if FileManager.default.isExecutableFile(atPath: swiftc.path) { return .standIns(swiftc: swiftc) }
        }
        throw ToolchainError("no swiftc in PATH")
        #endif
    }

    var swiftc: URL {
        switch self {
        case .standIns(let swiftc), .simulator(let swiftc, _): swiftc
        }
    }

    var usesStandIns: Bool {
        if case .standIns = self { return true }
        return false
    }
}

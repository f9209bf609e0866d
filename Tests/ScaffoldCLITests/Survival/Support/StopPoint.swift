import Foundation
import TestSupport

/// A library that is loaded into the executable and stops it at one of the calls with which it changes the disk
/// (`Tests/Support/StopPoint/stop-point.c`).
enum StopPoint {
    enum How {
        /// The process dies.
        case kill
        /// It waits until it is told to go on.
        case pause
        /// From this call on, the disk is full.
        case full
        /// The call is refused.
        case refusal(Int32)

        fileprivate var text: String {
            switch self {
            case .kill: "kill"
            case .pause: "pause"
            case .full: "full"
            case .refusal(let code): "\(code)"
            }
        }
    }

    /// Where the library is, made once; `nil` where there is no compiler for it or the system loads none.
    static let library: String? = {
        #if os(Linux)
        guard BuiltProduct.scaffold != nil else { return nil }
        let source = Repository.root.appendingPathComponent("Tests/Support/StopPoint/stop-point.c").path
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("stop-point-\(getpid()).so").path
        for compiler in ["clang", "cc"] {
            let made = try? Program.run([compiler, "-shared", "-fPIC", "-o", place, source, "-ldl"])
            if made?.status == 0 { return place }
        }
        #endif
        print("skipped: nothing can be loaded into the executable here that stops it at a call")
        return nil
    }()

    /// Which executable a run takes: one that loads the library is that beside the tests, as another may be linked statically.
    static func executable(in environment: [String: String]) -> String? {
        environment["LD_PRELOAD"] == nil ? Survival.executable : BuiltProduct.scaffold?.path
    }

    /// The environment of a run that is stopped at a call, counted from 1.
    static func environment(at step: Int, _ how: How) -> [String: String] {
        ["LD_PRELOAD": library ?? "", "STOP_AT": "\(step)", "STOP_HOW": how.text]
    }

    /// The calls with which a run changes the disk, as `link Favorites.json`, and how it ended.
    static func calls(of arguments: [String], in place: String) throws -> (calls: [String], end: ToolEnd) {
        let folder = TemporaryFolder()
        let environment = ["LD_PRELOAD": library ?? "", "STOP_LOG": folder.path("calls")]
        let end = try Tool.run(arguments, in: place, environment: environment)
        return ((folder.text("calls") ?? "").split(separator: "\n").map(String.init), end)
    }
}

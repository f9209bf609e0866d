import BuiltInStyles
import Diagnostics
import TestSupport
import Testing

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning
@testable import Styles

/// What modules without specs are adopted from. Work is counted, not timed.
@Suite("The common ground of adoptions")
struct AdoptionContextTests {
    @Test("twice the modules: about twice the files and types that all of them look at")
    func linear() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("uikit-mvvmc", at: SourceMark(source: "--style")))
        func work(_ count: Int) throws -> Int {
            let folder = TemporaryFolder()
            for number in 0..<count {
                let name = "Module\(number)"
                let types = ["Coordinator", "DIContainer", "ListViewController", "ListViewModel"].map {
                    "final class \(name)\($0) {}\n"
                }
                try folder.write(types.joined() + "final class RowView {}\n", to: "Modules/\(name)/\(name).swift")
            }
            let ground = AdoptionContext(try PlannedApp(of: FileTree(root: folder.path)), of: style)
            #expect(ground.modules.count == count)
            return ground.modules.reduce(0) { work, module in
                let files = ground.files(of: module)
                #expect(!files.isEmpty)
                return work + files.count + ground.types(in: Set(files.map(\.path) + [module])).count
            }
        }
        let (small, large) = (try work(50), try work(100))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }
}

import Foundation
import Testing

@testable import FileTransaction

@Suite("What the disk refuses")
struct DiskRefusalTests {
    private func line(_ path: String, _ operation: SystemCall.Operation) -> String {
        SystemError(code: EACCES, operation: operation).problem(at: path).description
    }

    @Test("what may not be put into a folder is a matter of the folder")
    func folder() {
        let wanted = "give yourself the right to write in the folder \"App/DI\" (chmod, chown)"
        for operation in [SystemCall.Operation.createFile, .makeFolder, .rename, .link, .removeFile, .removeFolder] {
            #expect(line("App/DI/Container.swift", operation).hasSuffix("; \(wanted)"), "\(operation)")
        }
        #expect(
            line(".scaffold-commit", .makeFolder)
                == ".scaffold-commit: error: no permission to write this; "
                + "give yourself the right to write in the app's folder (chmod, chown)"
        )
        #expect(line("/apps/demo", .makeFolder).hasSuffix("; \(wanted.replacing("App/DI", with: "/apps"))"))
    }

    @Test("what may not be changed, or not be opened, is a matter of itself")
    func file() {
        #expect(
            line("App/DI/Container.swift", .checkWritable)
                == "App/DI/Container.swift: error: no permission to write this; give yourself the right to it (chmod, chown)"
        )
        #expect(line("App/DI", .openFolder).hasSuffix("; give yourself the right to it (chmod, chown)"))
    }
}

import Testing

@testable import ScaffoldCLI

extension CommandPath {
    /// The path through all the names.
    func appending(all names: [String]) throws -> CommandPath {
        try names.reduce(self) { try #require($0.appending($1)) }
    }
}

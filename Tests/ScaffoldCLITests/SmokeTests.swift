import Testing

@testable import ScaffoldCLI

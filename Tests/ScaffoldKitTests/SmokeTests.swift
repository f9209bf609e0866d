import Testing

@testable import ScaffoldKit

import Testing

@testable import YAMLReader

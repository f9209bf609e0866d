import Testing

@testable import StencilEngine

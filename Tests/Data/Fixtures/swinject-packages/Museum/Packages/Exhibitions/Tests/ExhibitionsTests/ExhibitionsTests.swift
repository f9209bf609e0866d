//
//  ExhibitionsTests.swift
//  Museum
//

import Testing

@testable import Exhibitions

@MainActor
struct ExhibitionsTests {
	@Test("counts")
	func counts() {
		#expect(ExhibitionsViewModel(ExhibitionsInteractor()).count == 3)
	}
}

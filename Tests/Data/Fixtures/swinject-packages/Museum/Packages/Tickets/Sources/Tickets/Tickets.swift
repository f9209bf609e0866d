//
//  Tickets.swift
//  Museum
//

import Common

// Not a package yet.

nonisolated public struct Ticket: Sendable {
	public let price: Double

	public init(price: Double) {
		self.price = price
	}
}

//
//  CommonAssembly.swift
//  Museum
//

import Foundation
import Swinject

nonisolated public final class CommonAssembly: Assembly {
	public init() {}

	public func assemble(container: Container) {
		container.register(ArtworkService.self, name: "remote") { _ in RemoteArtworkService() }
		container.register(Clock.self) { _ in Clock() }
	}
}

nonisolated public struct Artwork: Hashable, Identifiable, Sendable {
	public let id: String

	public init(id: String) {
		self.id = id
	}
}

nonisolated public protocol ArtworkService: Sendable {
	func artworks() async throws -> [Artwork]
}

nonisolated final class RemoteArtworkService: ArtworkService {
	func artworks() async throws -> [Artwork] { [Artwork(id: "mona-lisa")] }
}

nonisolated public final class Clock: Sendable {
	public static let shared = Clock()

	public init() {}

	public var year: Int { 2030 }
}

//
//  DeepLink.swift
//  Museum
//

import Foundation

nonisolated public struct DeepLink: Hashable, Sendable {
	public let components: [String]
	public let query: [String: String]

	public init(_ components: String..., query: [String: String?] = [:]) {
		self.components = components
		self.query = query.compactMapValues { $0 }
	}

	public init?(_ url: URL) {
		guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
		let path = (parts.percentEncodedHost ?? "") + parts.percentEncodedPath
		components = path.split(separator: "/", omittingEmptySubsequences: false).map { $0.removingPercentEncoding ?? "" }
		query = Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { _, last in last }
		if components.contains("") { return nil }
	}

	public var path: String {
		var allowed = CharacterSet.alphanumerics
		allowed.insert(charactersIn: "-._~")
		func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text }
		let items = query.sorted { $0.key < $1.key }.map { encoded($0.key) + "=" + encoded($0.value) }
		return components.map(encoded).joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
	}
}

/// A place that a link opens.
nonisolated public protocol Route: Hashable, Sendable {
	var link: DeepLink { get }
	static func parse(_ link: DeepLink) -> Self?
}

@MainActor
public protocol DeepLinkHandling: AnyObject {
	func handle(_ link: DeepLink)
}

//
//  Logging.swift
//  Bookshelf
//

import OSLog

extension Logger {
	static let app = Logger(subsystem: "example.bookshelf", category: "app")
	static let library = Logger(subsystem: "example.bookshelf", category: "library")
	static let reader = Logger(subsystem: "example.bookshelf", category: "reader")
}

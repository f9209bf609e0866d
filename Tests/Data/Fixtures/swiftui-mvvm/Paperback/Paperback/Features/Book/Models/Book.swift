//
//  Book.swift
//  Paperback
//

struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let author: String
}

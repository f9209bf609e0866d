//
//  Route.swift
//  Paperback
//

enum Route: Hashable {
  case bookList
  case bookDetail(Book)
  case authorList
}

/// What is written goes to the console, marked with its part of the app.
enum Log {
  enum Part: String {
    case links
    case lines
    case tickets
  }

  static func write(_ text: String, to part: Part) {
    print("[\(part.rawValue)] \(text)")
  }
}

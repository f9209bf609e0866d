// iOS: 15.0
// modes: swift5 swift6 xcode26
import Combine

struct RequestMaker {
    func request() -> URLRequest? { nil }  // error: cannot find type 'URLRequest' in scope
}

func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)  // error: trimmingCharacters
}

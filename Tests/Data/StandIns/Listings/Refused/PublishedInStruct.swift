// iOS: 15.0
// modes: swift5 swift6 xcode26
import Combine

struct PublishedStruct {
    @Published var title = ""  // error: @Published is only available on properties of classes

    mutating func change() {
        title = "b"  // error: @Published is only available on properties of classes
    }
}

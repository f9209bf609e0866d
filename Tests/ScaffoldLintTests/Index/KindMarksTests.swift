import ScaffoldKit
import Testing

@testable import ScaffoldLint

@Suite("What types are by what they inherit")
struct KindMarksTests {
    @Test(
        "is the same as looking through their ancestors one by one, where names are declared twice and in circles, too"
    )
    func agrees() throws {
        let texts = [
            "class Root: UIViewController {}\nclass Leaf: Root, Coordinator {}\nclass Odd: Even {}\nclass Even: Odd {}",
            "enum Home { class Coordinator: Coordinator {} }\nprotocol Coordinator: AnyObject {}",
            "enum Cart { class Root: Root {}; class Leaf: Cart.Root, ObservableObject {} }\nstruct Own: Own {}",
            "class Cafe\u{301}: UIViewController {}\nenum Menu { class Caf\u{E9}: Cafe\u{301} {} }",
            "class BaseViewController: UIViewController {}\nclass HomeScreen: BaseViewController, View {}",
        ]
        let index = SourceIndex(
            try texts.enumerated().map { (path: try RelativePath("\($0.offset).swift"), bytes: Array($0.element.utf8)) }
        )
        for name in Styles.library.names {
            let roles = try Styles.rules(name).roles
            var kinds = KindMarks(roles, in: index)
            for type in index.types {
                let marks = kinds.marks(of: type)
                for (number, role) in roles.enumerated() {
                    let isMade = !role.inherits.isEmpty && index.isKind(type, of: role.inherits)
                    let isKeptOut = !role.excluding.isEmpty && index.isKind(type, of: role.excluding)
                    #expect(marks.made.contains(number) == isMade, "\(type.name) \(role.name)")
                    #expect(marks.keptOut.contains(number) == isKeptOut, "\(type.name) \(role.name)")
                }
            }
        }
    }
}

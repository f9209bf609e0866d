import UIKit

// What a report has to carry whole: <b>, &amp;, ]]>, "quotes", back-ticks, an escape and a bell, an emoji of several scalars.
final class HostileViewController: UIViewController {
    override func viewDidLoad() {
        title = "🧑‍💻 ]]> <b>&amp;</b> `|` %25 :: it's, \"said\" [31m red  word"
        view.accessibilityLabel = """
            One line,
            and the next.
            """
        /* 🧑‍💻 */ print(<#T##name: ]]> "String"##String#>)
    }
}

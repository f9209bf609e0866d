import Testing
import UIKit

@testable import Demo

@MainActor
struct FormViewTests {
    @Test func tellsWhatIsTyped() {
        let field = UITextField()
        var typed = ""
        let form = FormView()
        form.accessibilityIdentifier = "form"
        form.add(field, "name", title: "Name") { typed = $0 }
        #expect(!form.hasInput)

        field.text = "Ann"
        field.sendActions(for: .editingChanged)

        #expect(typed == "Ann")
        #expect(form.hasInput)
        #expect(field.accessibilityLabel == "Name")
        #expect(field.accessibilityIdentifier == "form.name")
    }

    @Test func tellsWhatIsSwitched() {
        let field = UISwitch()
        var isOn = false
        let form = FormView()
        form.add(field, "mail", title: "Mail") { isOn = $0 }

        field.isOn = true
        field.sendActions(for: .valueChanged)

        #expect(isOn)
        #expect(form.hasInput)
    }

    @Test func tellsWhichDateIsPicked() {
        let field = UIDatePicker()
        var date: Date?
        FormView().add(field, "day", title: "Day") { date = $0 }

        field.date = Date(timeIntervalSince1970: 86_400)
        field.sendActions(for: .valueChanged)

        #expect(date == Date(timeIntervalSince1970: 86_400))
    }

    @Test func tellsWhichChoiceIsMade() {
        let field = UISegmentedControl(items: ["One", "Two"])
        var choice: Int?
        FormView().add(field, "number", title: "Number") { choice = $0 }

        field.selectedSegmentIndex = 1
        field.sendActions(for: .valueChanged)

        #expect(choice == 1)
    }
}

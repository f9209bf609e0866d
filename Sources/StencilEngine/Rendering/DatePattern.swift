import Diagnostics

/// A date pattern such as `yyyy-MM-dd 'at' HH:mm`, in the syntax of Apple's date formatters.
///
/// Names of months and days are English. Text in single quotes is literal; two single quotes are one.
struct DatePattern {
    static let standard = "yyyy-MM-dd 'at' HH:mm"

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private let moment: TemplateMoment

    static func text(of moment: TemplateMoment, pattern: String) throws(Problem) -> String {
        try DatePattern(moment: moment).text(pattern: Array(pattern))
    }

    private func text(pattern: [Character]) throws(Problem) -> String {
        var text = ""
        var index = 0
        var isQuoted = false
        while index < pattern.count {
            let letter = pattern[index]
            if letter == "'" {
                if index + 1 < pattern.count, pattern[index + 1] == "'" {
                    text.append("'")
                    index += 1
                } else {
                    isQuoted.toggle()
                }
                index += 1
            } else if isQuoted || !(letter.isASCII && letter.isLetter) {
                text.append(letter)
                index += 1
            } else {
                let end = pattern[index...].firstIndex { $0 != letter } ?? pattern.count
                text += try field(letter, width: end - index)
                index = end
            }
        }
        return text
    }

    private func field(_ letter: Character, width: Int) throws(Problem) -> String {
        switch letter {
        case "y", "u": width == 2 ? Self.padded(moment.year % 100, 2) : Self.padded(moment.year, width)
        case "M", "L": Self.name(Self.months[moment.month - 1], width) ?? Self.padded(moment.month, width)
        case "Q", "q": width > 2 ? "Q\((moment.month + 2) / 3)" : Self.padded((moment.month + 2) / 3, width)
        case "d": Self.padded(moment.day, width)
        case "D": Self.padded(moment.dayOfYear, width)
        case "E", "c": Self.name(Self.weekdays[moment.weekday], max(width, 3)) ?? ""
        case "a": moment.hour < 12 ? "AM" : "PM"
        case "H": Self.padded(moment.hour, width)
        case "k": Self.padded(moment.hour == 0 ? 24 : moment.hour, width)
        case "h": Self.padded(moment.hour % 12 == 0 ? 12 : moment.hour % 12, width)
        case "K": Self.padded(moment.hour % 12, width)
        case "m": Self.padded(moment.minute, width)
        case "s": Self.padded(moment.second, width)
        case "S": Self.padded(0, width)
        case "Z", "X", "x": zone(letter, width: width)
        default: throw Problem("a date format has no letter \"\(letter)\"")
        }
    }

    private func zone(_ letter: Character, width: Int) -> String {
        let isZulu = moment.utcOffset == 0 && (letter == "X" || (letter == "Z" && width == 5))
        if isZulu { return "Z" }
        let minutes = abs(moment.utcOffset) / 60
        let hasColon = letter == "Z" ? width == 5 : width == 3 || width == 5
        let prefix = letter == "Z" && width == 4 ? "GMT" : ""
        let sign = moment.utcOffset < 0 ? "-" : "+"
        return prefix + sign + Self.padded(minutes / 60, 2) + (hasColon || !prefix.isEmpty ? ":" : "")
            + Self.padded(minutes % 60, 2)
    }

    /// The whole name, its first three letters or its first letter, depending on the width.
    private static func name(_ name: String, _ width: Int) -> String? {
        switch width {
        case 3: String(name.prefix(3))
        case 4: name
        case 5...: String(name.prefix(1))
        default: nil
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, min(width, 32) - digits.count)) + digits
    }
}

import CLibrary

/// A date and time in a time zone, for `{% now %}`.
package struct TemplateMoment: Sendable, Equatable {
    /// The year of the Gregorian calendar.
    package let year: Int
    /// The month, 1 to 12.
    package let month: Int
    /// The day of the month, 1 to 31.
    package let day: Int
    /// The hour, 0 to 23.
    package let hour: Int
    /// The minute, 0 to 59.
    package let minute: Int
    /// The second, 0 to 59.
    package let second: Int
    /// The offset from UTC in seconds.
    package let utcOffset: Int
    /// The day of the week, 0 (Sunday) to 6.
    let weekday: Int
    /// The day of the year, 1 to 366.
    let dayOfYear: Int

    private static let secondsPerDay = 86_400
    /// The years 1 to 9999.
    private static let representableSeconds = -62_135_596_800...253_402_300_799

    /// Creates the moment in a time zone. Times outside the years 1 to 9999 become the nearest one within.
    package init(secondsSince1970: Int, utcOffset: Int = 0) {
        let bounds = Self.representableSeconds
        let offset = min(max(utcOffset, -Self.secondsPerDay), Self.secondsPerDay)
        let utc = min(max(secondsSince1970, bounds.lowerBound), bounds.upperBound)
        let local = min(max(utc + offset, bounds.lowerBound), bounds.upperBound)
        let days = Self.floorDivision(local, Self.secondsPerDay)
        let secondOfDay = local - days * Self.secondsPerDay
        let date = Self.date(daysSince1970: days)
        (year, month, day) = date
        hour = secondOfDay / 3600
        minute = secondOfDay / 60 % 60
        second = secondOfDay % 60
        self.utcOffset = offset
        weekday = ((days + 4) % 7 + 7) % 7
        dayOfYear = days - Self.days(year: date.year, month: 1, day: 1) + 1
    }

    /// The present moment in the time zone of the process.
    package static func current() -> TemplateMoment {
        var now = time(nil)
        var clock = tm()
        guard localtime_r(&now, &clock) != nil else { return TemplateMoment(secondsSince1970: Int(now)) }
        let date = days(year: Int(clock.tm_year) + 1900, month: Int(clock.tm_mon) + 1, day: Int(clock.tm_mday))
        let timeOfDay = Int(clock.tm_hour) * 3600 + Int(clock.tm_min) * 60 + Int(clock.tm_sec)
        return TemplateMoment(
            secondsSince1970: Int(now),
            utcOffset: date * secondsPerDay + timeOfDay - Int(now)
        )
    }

    private static func floorDivision(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }

    /// The days between 1970-01-01 and a date. Counts years from March, so that a leap day is the last day of its year.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = floorDivision(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = daysSince1970 + 719_468
        let era = floorDivision(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}

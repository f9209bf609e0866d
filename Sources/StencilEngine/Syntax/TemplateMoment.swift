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
        var local = time_t(min(max(utc + offset, bounds.lowerBound), bounds.upperBound))
        var clock = tm()
        gmtime_r(&local, &clock)
        year = Int(clock.tm_year) + 1900
        month = Int(clock.tm_mon) + 1
        day = Int(clock.tm_mday)
        hour = Int(clock.tm_hour)
        minute = Int(clock.tm_min)
        second = Int(clock.tm_sec)
        self.utcOffset = offset
        weekday = Int(clock.tm_wday)
        dayOfYear = Int(clock.tm_yday) + 1
    }

    /// The present moment in the time zone of the process.
    package static func current() -> TemplateMoment {
        var now = time(nil)
        var clock = tm()
        guard localtime_r(&now, &clock) != nil else { return TemplateMoment(secondsSince1970: Int(now)) }
        return TemplateMoment(secondsSince1970: Int(now), utcOffset: Int(clock.tm_gmtoff))
    }
}

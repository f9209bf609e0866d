/// What an earlier run has found in some files that are still what they were.
struct KnownSources: Sendable {
    let records: SurveyRecords
    /// The number of each file in the records; none where it has to be read.
    let files: [Int?]
}

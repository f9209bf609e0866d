/// Where something stands in one of several records.
struct RecordPlace: Sendable, BitwiseCopyable {
    let records: Int
    let index: Int
}

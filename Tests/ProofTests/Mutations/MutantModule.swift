/// The module that mutations are made in: a list, a detail with an action, a form, a list that follows a stream and one that
/// grows by pages, a search, as often as it takes.
enum MutantModule {
    static let names = [
        "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hilo", "India", "Juliet", "Kilo", "Lima",
        "Mango", "Nadir", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango", "Umbra", "Victor",
    ]

    /// A module that is never broken: its tests must pass beside the mutations.
    static let control = "Zulu"

    static func spec(_ name: String) -> [String] {
        """
        name: {M}
        screens:
          - list
          - name: detail
            parameters: { itemId: String }
            useCases: [get{M}Entry, remove{M}Entry, pin{M}Entry]
          - name: rename
            kind: form
            parameters: { itemId: String }
            presentation: sheet
            useCases: [rename{M}Entry]
          - name: live
            kind: list
            useCases: [observe{M}]
          - search
          - name: archive
            kind: list
            useCases: [findArchived{M}, get{M}Total]
        routes:
          rename: ":itemId/rename"
        useCases:
          - "get{M}() -> [{M}Entry]"
          - "get{M}Entry(id: String) -> {M}Entry"
          - "remove{M}Entry(id: String)"
          - "pin{M}Entry(id: String)"
          - "rename{M}Entry(itemId: String, title: String)"
          - "observe{M}() -> AsyncThrowingStream<[{M}Entry], Error>"
          - "findArchived{M}(page: Int) -> [{M}Entry]"
          - "get{M}Total() -> Int"
          - "search{M}(text: String) -> [{M}Entry]"
        types:
          - "{M}Entry(id: String, title: String, note: String?)"
        """
        .replacing("{M}", with: name).split(separator: "\n").map(String.init)
    }
}

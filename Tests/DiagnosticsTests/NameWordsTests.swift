import Testing

@testable import Diagnostics

struct NameWordsTests {
    @Test(
        "names are read however they are written",
        arguments: [
            ("favorites", "Favorites"), ("Favorites", "Favorites"), ("favorite-items", "FavoriteItems"),
            ("favorite_items", "FavoriteItems"),
            ("favoriteItems", "FavoriteItems"), ("favorite items", "FavoriteItems"), ("éclair", "Éclair"),
            ("URLSession", "URLSession"),
            ("top10List", "Top10List"), ("2fa", "2fa"), ("orderHTTPLog", "OrderHTTPLog"),
        ]
    )
    func pascal(name: String, expected: String) {
        #expect(NameWords(name).pascal == expected)
    }

    @Test("a leading acronym is lowered as a whole")
    func acronym() {
        #expect(NameWords("URLSession").camel == "urlSession")
        #expect(NameWords("URLsList").camel == "urlsList")
        #expect(NameWords("userIDs").pascal == "UserIDs")
        #expect(NameWords("FavoriteItems").camel == "favoriteItems")
    }

    @Test("for people, words stand apart")
    func title() {
        #expect(NameWords("favorite-items").title == "Favorite Items")
        #expect(NameWords("removeFavorite").sentence == "Remove favorite")
        #expect(NameWords("orderHTTPLog").sentence == "Order HTTP log")
        #expect(NameWords("savedURLsList").sentence == "Saved URLs list")
    }

    @Test(
        "a name of ASCII letters has the words that it has beside others",
        arguments: [
            "favorites", "orderHTTPLog", "HTTP", "aB", "AB", "ABc", "ab-cd_EF gh.IJ/k", "--x--", "", "top10List", "X1Y",
            "a__B", "URL2Go",
        ]
    )
    func ascii(name: String) {
        #expect(NameWords(name).words + ["é"] == NameWords(name + " é").words)
    }
}

import Testing

@testable import ScaffoldKit

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
        #expect(NameWords("FavoriteItems").camel == "favoriteItems")
    }

    @Test("for people, words stand apart")
    func title() {
        #expect(NameWords("favorite-items").title == "Favorite Items")
        #expect(NameWords("removeFavorite").sentence == "Remove favorite")
        #expect(NameWords("orderHTTPLog").sentence == "Order HTTP log")
    }
}

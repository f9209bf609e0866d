import Diagnostics
import Testing

@Suite("Names take the words of the copy")
struct NameMapTests {
    private let map = NameMap(NameMap.pairs(from: NameWords("Movies"), to: NameWords("Wishes")))

    @Test(
        "in every spelling and in both numbers",
        arguments: [
            ("MoviesViewModel", "WishesViewModel"), ("movies", "wishes"), ("movie", "wish"), ("showMovie", "showWish"),
            ("MOVIES_LIST", "WISHES_LIST"), ("movies_list", "wishes_list"), ("_movies", "_wishes"),
            ("movieID", "wishID"), ("größeDerMovies", "größeDerWishes"), ("MovieÜbersicht", "WishÜbersicht"),
        ]
    )
    func spellings(name: String, new: String) {
        #expect(map.renamed(name) == new)
    }

    @Test("but never within a word", arguments: ["moviesque", "Moviestar", "removies", "movieslist"])
    func words(name: String) {
        #expect(map.renamed(name) == nil)
    }

    @Test(
        "most names are ruled out by their bytes, and none that is renamed",
        arguments: [
            "MoviesViewModel", "movies", "_movies", "$movies", "`movies`", "MOVIES_LIST", "MovieÜbersicht", "Moviestar",
            "Cinema", "total", "m", "film",
        ]
    )
    func ruledOut(name: String) {
        var map = map
        map.exact["Cinema"] = "Shop"
        let isRuledOut = map.rulesOut(Array(name.utf8)[...])
        #expect(!isRuledOut || !map.matches(name))
        #expect(isRuledOut == ["total", "m", "film"].contains(name))
    }

    @Test("a first word of one letter lets no name through")
    func longestWord() {
        let map = NameMap(NameMap.pairs(from: NameWords("ATask"), to: NameWords("BTask")))
        #expect(map.rulesOut(Array("makeTeaAndCake".utf8)[...]))
        #expect(map.renamed("makeATaskView") == "makeBTaskView")
        #expect(map.renamed("atask") == "bTask")
    }

    @Test("a longer name of another module stays")
    func protected() {
        let map = NameMap(
            NameMap.pairs(from: NameWords("Chat"), to: NameWords("Mail")),
            keeping: [NameWords("ChatRoom")]
        )
        #expect(map.renamed("ChatViewModel") == "MailViewModel")
        #expect(map.renamed("makeChatRoomView") == nil)
        #expect(map.renamed("openChatFromChatRoom") == "openMailFromChatRoom")
    }

    @Test("a name of several words keeps its joints")
    func severalWords() {
        let map = NameMap(NameMap.pairs(from: NameWords("ListOrders"), to: NameWords("ListWishes")))
        #expect(map.renamed("ListOrdersRouter") == "ListWishesRouter")
        #expect(map.renamed("list_orders_title") == "list_wishes_title")
        #expect(map.renamed(text: "\"list-orders\"") == "\"list-wishes\"")
    }

    @Test(
        "words that run together with others stay so, whatever joins the rest",
        arguments: [
            ("MoviesView_Previews", "SavedFilmsView_Previews"), ("_MoviesView", "_SavedFilmsView"),
            ("load_moviesList", "load_savedFilmsList"), ("movies_list", "saved_films_list"),
            ("MOVIES_LIST", "SAVED_FILMS_LIST"), ("Movies_List", "Saved_Films_List"),
        ]
    )
    func joints(name: String, new: String) {
        let map = NameMap(NameMap.pairs(from: NameWords("Movies"), to: NameWords("SavedFilms")))
        #expect(map.renamed(name) == new)
    }

    @Test(
        "in prose words stand apart, but not in its names, and paths stay",
        arguments: [
            ("Loading movies", "Loading saved films"), ("Our movies. And", "Our saved films. And"),
            ("a11y.movies.toggle ", "a11y.savedFilms.toggle "), ("//  Movies+Rows.swift", "//  SavedFilms+Rows.swift"),
            ("//  Movies.swift", "//  SavedFilms.swift"), ("GET /movies?all=1", "GET /movies?all=1"),
            ("see src/movies/types.ts", "see src/movies/types.ts"),
        ]
    )
    func prose(text: String, new: String) {
        let map = NameMap(NameMap.pairs(from: NameWords("Movies"), to: NameWords("SavedFilms")))
        #expect(map.renamed(text: text) == new)
    }

    @Test("a name without a plural gets another word, so that two names stay two")
    func unequalNumbers() {
        let map = NameMap(NameMap.pairs(from: NameWords("Movies"), to: NameWords("Wishlist")))
        #expect(map.renamed("movies") == "wishlist")
        #expect(map.renamed("movie") == "wishlistItem")
    }

    @Test(
        "singular and plural",
        arguments: [
            ("Movies", "Movie"), ("Categories", "Category"), ("Wishes", "Wish"), ("Boxes", "Box"), ("Loaves", "Loaf"),
            ("Orders", "Order"),
        ]
    )
    func numbers(plural: String, singular: String) {
        #expect(GrammaticalNumber.singular(of: plural) == singular)
        #expect(GrammaticalNumber.plural(of: singular) == plural)
    }

    @Test("no plural", arguments: ["News", "Address", "Status", "Analysis", "iOS", "Canvas"])
    func noPlurals(word: String) {
        #expect(GrammaticalNumber.singular(of: word) == nil)
    }

    @Test("in texts, as words among words")
    func texts() {
        #expect(
            map.renamed(text: "// No Movies yet: see MoviesView.movies") == "// No Wishes yet: see WishesView.wishes"
        )
        #expect(map.renamed(text: "movies-tab") == "wishes-tab")
    }

    @Test("and back")
    func inverted() {
        let inverted = NameMap(map.pairs.map { NameMap.Pair(old: $0.new, new: $0.old) })
        for name in ["MoviesViewModel", "movie", "MOVIES", "movies_list"] {
            #expect(map.renamed(name).flatMap(inverted.renamed) == name)
        }
    }
}

import UIKit

/// Makes view controllers from their storyboards, by their identifiers.
@MainActor
enum Screens {
    static func exhibits() -> ExhibitsViewController {
        UIStoryboard(name: "Exhibits", bundle: nil).instantiateViewController(identifier: "ExhibitsViewController")
    }

    static func exhibit(_ exhibit: Exhibit) -> ExhibitDetailViewController {
        let storyboard = UIStoryboard(name: "Exhibits", bundle: nil)
        return storyboard.instantiateViewController(identifier: "ExhibitDetailViewController") { coder in
            ExhibitDetailViewController(coder: coder, exhibit: exhibit)
        }
    }

    static func artists() -> ArtistsViewController {
        UIStoryboard(name: "Artists", bundle: nil).instantiateViewController(identifier: "ArtistsViewController")
    }

    static func artist(_ artist: Artist) -> ArtistDetailViewController {
        let storyboard = UIStoryboard(name: "Artists", bundle: nil)
        return storyboard.instantiateViewController(identifier: "ArtistDetailViewController") { coder in
            ArtistDetailViewController(coder: coder, artist: artist)
        }
    }

    static func tours() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "ToursViewController")
    }

    static func tickets() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "TicketsViewController")
    }
}

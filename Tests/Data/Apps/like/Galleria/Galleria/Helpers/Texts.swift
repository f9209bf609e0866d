import Foundation

func text(_ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

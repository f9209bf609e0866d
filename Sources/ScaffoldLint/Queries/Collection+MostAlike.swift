import Diagnostics

extension Collection {
    /// The element whose name has the longest common prefix with another name; of several, the shortest.
    func mostAlike(to name: String, by elementName: (Element) -> String) -> Element? {
        let ranked = map { element in
            let own = elementName(element).utf8
            return (element, rank: (zip(own, name.utf8).prefix { $0 == $1 }.count, -own.count))
        }
        return ranked.max { $0.rank < $1.rank }?.0
    }
}

extension RandomAccessCollection {
    /// The same for elements that are sorted by their names, in logarithmic time.
    func mostAlikeInOrder(to name: String, by elementName: (Element) -> String) -> Element? {
        let place = partitioningIndex { elementName($0) >= name }
        // One of the two beside the name's place has as much in common with it as any.
        let first = index(place, offsetBy: -1, limitedBy: startIndex) ?? place
        let end = index(place, offsetBy: 1, limitedBy: endIndex) ?? place
        return self[first..<end].mostAlike(to: name, by: elementName)
    }
}

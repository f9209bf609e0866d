extension UInt64 {
    /// The two halves of a product, one over the other: every bit of both numbers tells in it.
    package func folded(with other: UInt64) -> UInt64 {
        let product = multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}

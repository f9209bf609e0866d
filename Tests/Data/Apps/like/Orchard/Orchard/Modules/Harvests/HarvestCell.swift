//
//  HarvestCell.swift
//  Orchard
//
//  Created by Mara Lindqvist on 11.04.2024.
//

import UIKit

final class HarvestCell: UITableViewCell {
    static let identifier = "HarvestCell"

    func show(_ row: HarvestRow) {
        textLabel?.text = row.title
        accessibilityLabel = row.weight
    }
}

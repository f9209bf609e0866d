//
//  HarvestsContracts.swift
//  Orchard
//
//  Created by Mara Lindqvist on 03.04.2024.
//

import UIKit

@MainActor
protocol HarvestsViewing: AnyObject {
    func show(_ rows: [HarvestRow])
    func show(message: String)
}

@MainActor
protocol HarvestsPresenting: AnyObject {
    func viewDidLoad()
    func didSelectRow(at index: Int)
}

@MainActor
protocol HarvestsInteracting: AnyObject {
    func loadHarvests()
}

@MainActor
protocol HarvestsInteractorOutput: AnyObject {
    func didLoad(_ harvests: [Harvest])
    func didFail(_ error: Error)
}

@MainActor
protocol HarvestsRouting: AnyObject {
    func showDetails(of harvest: Harvest)
}

struct HarvestRow: Equatable {
    let title: String
    let weight: String
}

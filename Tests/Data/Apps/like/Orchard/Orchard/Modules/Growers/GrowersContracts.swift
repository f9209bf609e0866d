//
//  GrowersContracts.swift
//  Orchard
//
//  Created by Ian Okafor on 19.04.2024.
//

import UIKit

@MainActor
protocol GrowersViewing: AnyObject {
    func show(_ rows: [GrowerRow])
    func show(message: String)
}

@MainActor
protocol GrowersPresenting: AnyObject {
    func viewDidLoad()
    func didPullToRefresh()
}

@MainActor
protocol GrowersInteracting: AnyObject {
    func loadGrowers()
}

@MainActor
protocol GrowersInteractorOutput: AnyObject {
    func didLoad(_ growers: [Grower])
    func didFail(_ error: Error)
}

@MainActor
protocol GrowersRouting: AnyObject {
    func close()
}

struct GrowerRow: Equatable {
    let name: String
    let village: String
}

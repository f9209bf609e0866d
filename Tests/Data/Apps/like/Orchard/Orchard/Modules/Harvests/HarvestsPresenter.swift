//
//  HarvestsPresenter.swift
//  Orchard
//
//  Created by Mara Lindqvist on 03.04.2024.
//

import Foundation

final class HarvestsPresenter: HarvestsPresenting {
    weak var view: HarvestsViewing?
    private let interactor: HarvestsInteracting
    private let router: HarvestsRouting
    private var harvests: [Harvest] = []

    init(interactor: HarvestsInteracting, router: HarvestsRouting) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        Analytics.shared.track(.harvests)
        interactor.loadHarvests()
    }

    func didSelectRow(at index: Int) {
        guard harvests.indices.contains(index) else { return }
        router.showDetails(of: harvests[index])
    }
}

extension HarvestsPresenter: HarvestsInteractorOutput {
    func didLoad(_ harvests: [Harvest]) {
        self.harvests = harvests
        guard !harvests.isEmpty else {
            view?.show(message: L10n.harvestsEmpty)
            return
        }
        view?.show(harvests.map { HarvestRow(title: $0.fruit, weight: "\($0.kilograms) kg") })
    }

    func didFail(_ error: Error) {
        view?.show(message: L10n.failure)
    }
}

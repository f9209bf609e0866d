//
//  HarvestsRouter.swift
//  Orchard
//
//  Created by Mara Lindqvist on 03.04.2024.
//

import UIKit

final class HarvestsRouter: HarvestsRouting {
    private weak var viewController: UIViewController?

    static func build(service: HarvestServing) -> UIViewController {
        let interactor = HarvestsInteractor(service: service)
        let router = HarvestsRouter()
        let presenter = HarvestsPresenter(interactor: interactor, router: router)
        let view = HarvestsViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }

    func showDetails(of harvest: Harvest) {
        let alert = UIAlertController(title: harvest.fruit, message: "\(harvest.kilograms) kg", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController?.present(alert, animated: true)
    }
}

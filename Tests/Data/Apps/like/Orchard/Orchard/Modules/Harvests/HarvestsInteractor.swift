//
//  HarvestsInteractor.swift
//  Orchard
//
//  Created by Mara Lindqvist on 03.04.2024.
//

import Foundation

final class HarvestsInteractor: HarvestsInteracting {
    weak var output: HarvestsInteractorOutput?
    private let service: HarvestServing
    private let defaults: UserDefaults

    init(service: HarvestServing, defaults: UserDefaults = .standard) {
        self.service = service
        self.defaults = defaults
    }

    func loadHarvests() {
        defaults.set(true, forKey: "harvests.wasOpened")
        Task {
            do {
                output?.didLoad(try await service.harvests())
            } catch {
                output?.didFail(error)
            }
        }
    }
}

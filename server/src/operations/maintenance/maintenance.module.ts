import { Global, Module } from '@nestjs/common';
import { MaintenanceGate } from '#kernel/request/maintenance-gate.js';
import { LiveMaintenance } from './live-maintenance.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { MaintenanceChangedSubscriptions } from './maintenance-changed.subscriptions.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceViews } from './maintenance.view.js';
import { MaintenancesResolver } from './maintenances.resolver.js';
import { MaintenancesService } from './maintenances.service.js';
import { SiteMaintenanceGate } from './site-maintenance-gate.js';

/** Maintenance windows. Global, because every request checks them. */
@Global()
@Module({
  controllers: [MaintenanceController],
  providers: [
    MaintenanceBoard,
    MaintenanceViews,
    MaintenancesService,
    MaintenancesResolver,
    LiveMaintenance,
    MaintenanceChangedSubscriptions,
    SiteMaintenanceGate,
    { provide: MaintenanceGate, useExisting: SiteMaintenanceGate },
  ],
  exports: [MaintenanceGate, MaintenanceBoard],
})
export class MaintenanceModule {}

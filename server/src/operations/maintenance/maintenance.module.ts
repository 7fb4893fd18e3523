import { Global, Module } from '@nestjs/common';
import { Closure } from '#kernel/request/closure.js';
import { LiveMaintenance } from './live-maintenance.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { MaintenanceChangedSubscriptions } from './maintenance-changed.subscriptions.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceViews } from './maintenance.view.js';
import { MaintenancesResolver } from './maintenances.resolver.js';
import { MaintenancesService } from './maintenances.service.js';
import { SiteClosure } from './site-closure.js';

/** When the site, or a part of it, is closed. Global, since every call asks whether it is. */
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
    SiteClosure,
    { provide: Closure, useExisting: SiteClosure },
  ],
  exports: [Closure, MaintenanceBoard],
})
export class MaintenanceModule {}

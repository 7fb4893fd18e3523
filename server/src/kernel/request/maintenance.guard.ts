import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MaintenanceGate } from './maintenance-gate.js';
import { contextOf } from './context-of.js';
import { ALLOWED_DURING_MAINTENANCE, markAllowedDuringMaintenance } from './allowed-during-maintenance.decorator.js';

/** During maintenance, refuses operations without @AllowedDuringMaintenance, over REST, GraphQL and WebSocket. */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: MaintenanceGate,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    const context = contextOf(host);
    const refusal = this.maintenance.refusalFor(context.viewer);
    // A subscription outlives this call: open-subscriptions.ts has to know whether maintenance ends it.
    if (refusal === null && context.transport !== 'websocket') return true;
    if (
      this.reflector.getAllAndOverride<boolean | undefined>(ALLOWED_DURING_MAINTENANCE, [
        host.getHandler(),
        host.getClass(),
      ])
    ) {
      markAllowedDuringMaintenance(context);
      return true;
    }
    if (refusal === null) return true;
    throw refusal;
  }
}

import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import { LiveMaintenance } from './live-maintenance.js';
import { MaintenanceStatusView } from './maintenance.view.js';

@Resolver()
export class MaintenanceChangedSubscriptions {
  constructor(private readonly live: LiveMaintenance) {}

  @Allow('anyone')
  @StaysOpen()
  @Subscription(() => MaintenanceStatusView, {
    description: 'The state of the whole site, or of one route, each time that it changes; the present state at once.',
    resolve: (status: MaintenanceStatusView) => status,
  })
  maintenanceChanged(
    @Args('routePath', { type: () => String, nullable: true }) routePath: string | null | undefined,
  ): AsyncIterableIterator<MaintenanceStatusView> {
    return this.live.listen(routePath);
  }
}

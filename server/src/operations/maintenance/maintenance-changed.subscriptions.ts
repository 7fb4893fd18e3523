import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { LiveMaintenance } from './live-maintenance.js';
import { MaintenanceStatusView } from './maintenance.view.js';

@Resolver()
export class MaintenanceChangedSubscriptions {
  constructor(private readonly live: LiveMaintenance) {}

  @Allow('anyone')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @AllowedWhile('suspended')
  @Subscription(() => MaintenanceStatusView, {
    description: 'The current state of the whole site or of one route, then each change.',
    resolve: (status: MaintenanceStatusView) => status,
  })
  maintenanceChanged(
    @Args('routePath', {
      type: () => String,
      nullable: true,
      description: 'A page of the web client, such as /stream; absent: the whole site only.',
    })
    routePath: string | null | undefined,
  ): AsyncIterableIterator<MaintenanceStatusView> {
    return this.live.listen(routePath);
  }
}

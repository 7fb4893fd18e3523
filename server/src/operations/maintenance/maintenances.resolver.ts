import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { MaintenanceNotFound } from './maintenance.errors.js';
import { MaintenanceInput } from './maintenance.inputs.js';
import { MaintenanceStatusView, MaintenanceView, MaintenanceViews } from './maintenance.view.js';
import { MaintenancesService } from './maintenances.service.js';

const ROUTE_PATH = { type: () => String, nullable: true } as const;

@Resolver()
export class MaintenancesResolver {
  constructor(
    private readonly board: MaintenanceBoard,
    private readonly service: MaintenancesService,
    private readonly views: MaintenanceViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @AllowedWhile('suspended')
  @Query(() => MaintenanceStatusView, { description: 'The window of that route, or the one of the whole site.' })
  maintenanceStatus(
    @Args('routePath', {
      ...ROUTE_PATH,
      description: 'A page of the web client, such as /stream; absent: the whole site only.',
    })
    routePath: string | null | undefined,
  ): MaintenanceStatusView {
    return this.board.status(routePath);
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Query(() => [MaintenanceView], { description: 'Newest first.' })
  maintenances(): Promise<MaintenanceView[]> {
    return this.views.all();
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Query(() => MaintenanceView, {
    nullable: true,
    description: 'A window by its id. Requires the claim maintenance.manage.',
  })
  maintenance(
    @Args('id', { type: () => ID, description: 'The window to read.' }) id: string,
  ): Promise<MaintenanceView | null> {
    return this.views.byId(parseId(id, 'id'));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView, { description: 'Requires the claim maintenance.manage.' })
  async createMaintenance(
    @Args('input', { description: 'The window to make.' }) input: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MaintenanceView> {
    return this.shown(await this.service.create(viewer, input));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView, {
    description: 'What is left out stays unchanged. Requires the claim maintenance.manage.',
  })
  async updateMaintenance(
    @Args('id', { type: () => ID, description: 'The window to change.' }) id: string,
    @Args('input', { description: 'Its new values.' }) input: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MaintenanceView> {
    return this.shown(await this.service.update(viewer, parseId(id, 'id'), input));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Ends it, if it is in effect. Requires the claim maintenance.manage.' })
  async deleteMaintenance(
    @Args('id', { type: () => ID, description: 'The window to delete.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView, { description: 'Turns a window on or off.' })
  async toggleMaintenance(
    @Args('id', { type: () => ID, description: 'The window to turn on or off.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MaintenanceView> {
    return this.shown(await this.service.toggle(viewer, parseId(id, 'id')));
  }

  private async shown(id: string): Promise<MaintenanceView> {
    const view = await this.views.byId(id);
    if (!view) throw new MaintenanceNotFound();
    return view;
  }
}

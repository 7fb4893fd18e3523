import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
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
  @StaysOpen()
  @Query(() => MaintenanceStatusView, { description: "That route's window, or the one for the whole site." })
  maintenanceStatus(@Args('routePath', ROUTE_PATH) routePath: string | null | undefined): MaintenanceStatusView {
    return this.board.status(routePath);
  }

  @Allow('admin', 'maintenance.manage')
  @Query(() => [MaintenanceView], { description: 'Newest first.' })
  maintenances(): Promise<MaintenanceView[]> {
    return this.views.all();
  }

  @Allow('admin', 'maintenance.manage')
  @Query(() => MaintenanceView, { nullable: true })
  maintenance(@Args('id', { type: () => ID }) id: string): Promise<MaintenanceView | null> {
    return this.views.byId(parseId(id, 'id'));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView)
  async createMaintenance(
    @Args('input') input: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MaintenanceView> {
    return this.shown(await this.service.create(viewer, input));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView)
  async updateMaintenance(
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MaintenanceView> {
    return this.shown(await this.service.update(viewer, parseId(id, 'id'), input));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Mutation(() => DeletePayload)
  async deleteMaintenance(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Mutation(() => MaintenanceView, { description: 'Switches a window on or off.' })
  async toggleMaintenance(
    @Args('id', { type: () => ID }) id: string,
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

import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { MaintenanceNotFound } from './maintenance.errors.js';
import { MaintenanceInput } from './maintenance.inputs.js';
import {
  type RestMaintenance,
  type RestMaintenanceStatus,
  toRestMaintenance,
  toRestStatus,
} from './maintenance.rest.js';
import { MaintenanceViews } from './maintenance.view.js';
import { MaintenancesService } from './maintenances.service.js';

/** The REST face of maintenance. The status is answered from memory: clients take its failure for maintenance itself. */
@Controller('maintenance')
export class MaintenanceController {
  constructor(
    private readonly board: MaintenanceBoard,
    private readonly service: MaintenancesService,
    private readonly views: MaintenanceViews,
  ) {}

  @Allow('anyone')
  @StaysOpen()
  @Header('Cache-Control', 'no-store')
  @Get('status')
  status(@Query('routePath') routePath: unknown): RestMaintenanceStatus {
    if (routePath !== undefined && typeof routePath !== 'string') {
      throw new InvalidInput([{ field: 'routePath', message: 'routePath takes one path.' }], 'INVALID_ROUTE_PATH');
    }
    return toRestStatus(this.board.status(routePath));
  }

  @Allow('anyone')
  @StaysOpen()
  @Header('Cache-Control', 'no-store')
  @Get('global')
  global(): RestMaintenanceStatus {
    return toRestStatus(this.board.status(null));
  }

  @Allow('admin', 'maintenance.manage')
  @Get()
  async list(): Promise<RestMaintenance[]> {
    return (await this.views.all()).map(toRestMaintenance);
  }

  @Allow('admin', 'maintenance.manage')
  @Get(':id')
  show(@Param('id', IdPipe) id: string): Promise<RestMaintenance> {
    return this.shown(id);
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Post()
  async create(@Body() body: MaintenanceInput, @SignedIn() viewer: SignedInViewer): Promise<RestMaintenance> {
    return this.shown(await this.service.create(viewer, body));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestMaintenance> {
    return this.shown(await this.service.update(viewer, id, body));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Post(':id/toggle')
  async toggle(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestMaintenance> {
    return this.shown(await this.service.toggle(viewer, id));
  }

  @Allow('admin', 'maintenance.manage')
  @Limit('admin-write')
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.service.remove(viewer, id);
  }

  private async shown(id: string): Promise<RestMaintenance> {
    const view = await this.views.byId(id);
    if (!view) throw new MaintenanceNotFound();
    return toRestMaintenance(view);
  }
}

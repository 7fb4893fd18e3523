import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
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
import { RestMaintenance, RestMaintenanceStatus, toRestMaintenance, toRestStatus } from './maintenance.rest.js';
import { MaintenanceViews } from './maintenance.view.js';
import { MaintenancesService } from './maintenances.service.js';

/** REST endpoints for maintenance. The status is served from memory, because clients take an error for maintenance. */
@Controller('maintenance')
export class MaintenanceController {
  constructor(
    private readonly board: MaintenanceBoard,
    private readonly service: MaintenancesService,
    private readonly views: MaintenanceViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @AllowedWhile('suspended')
  @Header('Cache-Control', 'no-store')
  @Answers('The maintenance window in effect for a page, or for the whole site.', RestMaintenanceStatus)
  @Get('status')
  status(@Query('routePath') routePath: unknown): RestMaintenanceStatus {
    if (routePath !== undefined && typeof routePath !== 'string') {
      throw new InvalidInput(
        [{ field: 'routePath', message: 'routePath must be a single path.' }],
        'INVALID_ROUTE_PATH',
      );
    }
    return toRestStatus(this.board.status(routePath));
  }

  @Allow('anyone')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @AllowedWhile('suspended')
  @Header('Cache-Control', 'no-store')
  @Answers('The maintenance window in effect for the whole site.', RestMaintenanceStatus)
  @Get('global')
  global(): RestMaintenanceStatus {
    return toRestStatus(this.board.status(null));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @AnswersList('Lists maintenance windows, newest first.', RestMaintenance)
  @Get()
  async list(): Promise<RestMaintenance[]> {
    return (await this.views.all()).map(toRestMaintenance);
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Answers('One maintenance window.', RestMaintenance)
  @Get(':id')
  show(@Param('id', IdPipe) id: string): Promise<RestMaintenance> {
    return this.shown(id);
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Makes a maintenance window.', RestMaintenance)
  @Post()
  async create(@Body() body: MaintenanceInput, @SignedIn() viewer: SignedInViewer): Promise<RestMaintenance> {
    return this.shown(await this.service.create(viewer, body));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Changes a maintenance window; what is left out stays.', RestMaintenance)
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: MaintenanceInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestMaintenance> {
    return this.shown(await this.service.update(viewer, id, body));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Turns a maintenance window on or off.', RestMaintenance)
  @Post(':id/toggle')
  async toggle(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestMaintenance> {
    return this.shown(await this.service.toggle(viewer, id));
  }

  @Allow('admin', 'maintenance.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Deletes a maintenance window; data is its id.', uuid)
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

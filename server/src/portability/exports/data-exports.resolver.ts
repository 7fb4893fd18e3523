import { Args, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { CodeArg } from '#identity/second-factor/code-field.js';
import { OwnPassword } from '#identity/second-factor/own-password.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ExportNotReady } from './data-export.errors.js';
import { DataExportView, DataExportViews } from './data-export.view.js';
import { DataExports } from './data-exports.service.js';

@Resolver(() => ViewerView)
export class DataExportsResolver {
  constructor(
    private readonly exports: DataExports,
    private readonly views: DataExportViews,
    private readonly passwords: OwnPassword,
  ) {}

  @ResolveField(() => DataExportView, {
    nullable: true,
    description: "The latest file with the viewer's data; null if there is none, or it was deleted.",
  })
  dataExport(@SignedIn() viewer: SignedInViewer): Promise<DataExportView | null> {
    return this.views.ofUser(viewer.id);
  }

  @Allow('user')
  @AllowedWhile('frozen', 'suspended')
  @Limit('export')
  @Mutation(() => DataExportView, {
    description:
      "Has a zip file made of the viewer's data, and emails when it is ready. Once in 7 days; CONFLICT EXPORT_TOO_SOON has values.availableAt.",
  })
  async requestExport(
    @Args('password', { description: 'The current password, or the token of a confirmation.' }) password: string,
    @CodeArg() code: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DataExportView> {
    await this.passwords.confirm(viewer, { password, code });
    await this.exports.request(viewer);
    const view = await this.views.ofUser(viewer.id);
    if (!view) throw new ExportNotReady();
    return view;
  }
}

import { Args, ID, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { ImportMode } from './data-import.entity.js';
import { ImportNotFound } from './data-import.errors.js';
import { DataImportView, DataImportViews, ImportModeEnum } from './data-import.view.js';
import { DataImports } from './data-imports.service.js';

@Resolver(() => ViewerView)
export class DataImportsResolver {
  constructor(
    private readonly imports: DataImports,
    private readonly views: DataImportViews,
  ) {}

  @ResolveField(() => [DataImportView], {
    description: "The viewer's imports of the last 7 days, newest first, at most one of each kind.",
  })
  dataImports(@SignedIn() viewer: SignedInViewer): Promise<DataImportView[]> {
    return this.views.ofUser(viewer.id);
  }

  @Allow('user')
  @Limit('import')
  @Mutation(() => DataImportView, {
    description:
      'Begins to follow, block or mute the people of an uploaded file. CONFLICT IMPORT_EXPIRED 10 minutes after the upload.',
  })
  async confirmDataImport(
    @Args('id', { type: () => ID, description: 'The import.' }, IdPipe) id: string,
    @Args('mode', { type: () => ImportModeEnum, description: 'What becomes of the others.' }) mode: ImportMode,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DataImportView> {
    await this.imports.confirm(viewer, id, mode);
    const view = await this.views.ofId(viewer.id, id);
    if (!view) throw new ImportNotFound();
    return view;
  }

  @Allow('user')
  @Limit('import')
  @Mutation(() => ID, {
    description:
      'Deletes an import that waits for its confirmation or has ended, with its failures. Undoes nothing. Answers its id.',
  })
  async cancelDataImport(
    @Args('id', { type: () => ID, description: 'The import.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string> {
    await this.imports.cancel(viewer, id);
    return id;
  }
}

import { Args, Field, ID, InputType, Query, Resolver } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { OptionalText } from '#kernel/request/input-fields.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { AuditEntryConnection, type AuditEntryView, AuditEntryViews } from './audit-entry.view.js';
import { type AuditFilter, AuditTimelines } from './audit.timelines.js';

@InputType({ description: 'Which entries to list; what is absent does not narrow the list.' })
export class AuditLogFilter implements AuditFilter {
  @Field(() => String, { nullable: true, description: 'Handle of who did it.' })
  @OptionalText()
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An action, such as user.deactivated, or its area, such as user.',
  })
  @OptionalText()
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'The subject of the action.' })
  @OptionalText()
  subjectId?: string | null;

  @Field(() => String, { nullable: true, description: "A part of the subject's name as it was then, in any case." })
  @OptionalText()
  subject?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only entries from this moment on.' })
  @IsOptional()
  since?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Exclusive.' })
  @IsOptional()
  until?: Date | null;
}

@Resolver()
export class AuditLogResolver {
  constructor(
    private readonly timelines: AuditTimelines,
    private readonly views: AuditEntryViews,
  ) {}

  @Allow('admin', 'system.read')
  @TokenScope('admin')
  @Query(() => AuditEntryConnection, { description: 'Actions of administrators, newest first.' })
  async auditLog(
    @Args('filter', { type: () => AuditLogFilter, nullable: true, description: 'Absent: every entry.' })
    filter: AuditLogFilter | null,
    @Args() args: PageArgs,
  ): Promise<Connection<AuditEntryView>> {
    const page = keysetPage('auditLog', args);
    const idPage = await this.timelines.list(filter ?? {}, page);
    return connectionOf('auditLog', page, idPage, await this.views.byIds(idPage.ids));
  }
}

import { Args, Field, ID, InputType, Query, Resolver } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { OptionalText } from '#kernel/request/input-fields.js';
import { AuditEntryConnection, type AuditEntryView, AuditEntryViews } from './audit-entry.view.js';
import { type AuditFilter, AuditTimelines } from './audit.timelines.js';

@InputType()
export class AuditLogFilter implements AuditFilter {
  @Field(() => String, { nullable: true, description: 'Handle of who did it.' })
  @OptionalText()
  actor?: string | null;

  @Field(() => String, { nullable: true, description: 'An action or an area of them: user.deactivated, or user.' })
  @OptionalText()
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'What it was done to.' })
  @OptionalText()
  subjectId?: string | null;

  @Field(() => DateTime, { nullable: true })
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
  @Query(() => AuditEntryConnection, { description: 'What administrators did, newest first.' })
  async auditLog(
    @Args('filter', { type: () => AuditLogFilter, nullable: true }) filter: AuditLogFilter | null,
    @Args() args: PageArgs,
  ): Promise<Connection<AuditEntryView>> {
    const page = keysetPage('auditLog', args);
    const skeleton = await this.timelines.list(filter ?? {}, page);
    return connectionOf('auditLog', page, skeleton, await this.views.byIds(skeleton.ids));
  }
}

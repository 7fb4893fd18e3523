import { Args, Field, ID, InputType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID } from 'class-validator';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ManagedRuleView, RuleView, RuleViews } from './rule.view.js';
import { RulesService } from './rules.service.js';

@InputType({ description: 'A rule of the site in both languages.' })
export class RuleInput {
  @Field(() => ID, { nullable: true, description: 'The rule to change; without it, the rule is new.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be an id.' })
  id?: string | null;

  @Field(() => String, { description: 'What it says in English, 1 to 200 characters.' })
  @IsString({ message: 'textEn must be a string.' })
  textEn!: string;

  @Field(() => String, { description: 'What it says in Hebrew, 1 to 200 characters.' })
  @IsString({ message: 'textHe must be a string.' })
  textHe!: string;

  @Field(() => String, { nullable: true, description: 'What it means, in English; at most 500 characters.' })
  @IsOptional()
  @IsString({ message: 'hintEn must be a string.' })
  hintEn?: string | null;

  @Field(() => String, { nullable: true, description: 'What it means, in Hebrew; at most 500 characters.' })
  @IsOptional()
  @IsString({ message: 'hintHe must be a string.' })
  hintHe?: string | null;
}

@Resolver()
export class RulesResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly views: RuleViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [RuleView], { name: 'rules', description: 'The rules of the site, in order.' })
  inForce(@Ctx() { language }: RequestContext): Promise<RuleView[]> {
    return this.views.inForce(language);
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Query(() => [ManagedRuleView], { description: 'All rules with all their texts; those in force first, in order.' })
  managedRules(): Promise<ManagedRuleView[]> {
    return this.views.all();
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [ManagedRuleView], {
    description: 'Replaces the rules by this list. Rules that it leaves out are no longer in force.',
  })
  async replaceRules(
    @Args('rules', { type: () => [RuleInput], description: 'At most 20, in order.' }) rules: RuleInput[],
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedRuleView[]> {
    await this.rules.replace(viewer, rules);
    return this.views.all();
  }
}

import { ResolveField, Resolver } from '@nestjs/graphql';
import { RegistrationStateView } from '#identity/registration-rules/registration-settings.view.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { RuleView, RuleViews } from './rule.view.js';

/** The rules that a form for a new account shows. */
@Resolver(() => RegistrationStateView)
export class RegistrationRulesResolver {
  constructor(private readonly views: RuleViews) {}

  @ResolveField(() => [RuleView], {
    name: 'rules',
    description: 'The rules in force, in order. Who registers accepts them: send acceptsRules.',
  })
  inForce(@Ctx() { language }: RequestContext): Promise<RuleView[]> {
    return this.views.inForce(language);
  }
}

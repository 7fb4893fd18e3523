import { Module } from '@nestjs/common';
import { RegistrationRulesResolver } from './registration-rules.resolver.js';
import { RuleViews } from './rule.view.js';
import { RulesResolver } from './rules.resolver.js';
import { RulesService } from './rules.service.js';

@Module({
  providers: [RulesService, RuleViews, RulesResolver, RegistrationRulesResolver],
  exports: [RuleViews],
})
export class RulesModule {}

import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { ModerationReadModule } from '../read/read.module.js';
import { DecisionEffects } from './decision-effects.js';
import { DecisionsResolver, ModeratedPersonFieldsResolver } from './decisions.resolver.js';
import { DecisionsService } from './decisions.service.js';

@Module({
  imports: [PostsModule, ModerationReadModule],
  providers: [DecisionEffects, DecisionsService, DecisionsResolver, ModeratedPersonFieldsResolver],
  exports: [DecisionsService],
})
export class DecisionsModule {}

import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { DecisionView, DecisionViews } from './decision.view.js';
import { RuleView, RuleViews } from '../rules/rule.view.js';
import { CaseViews, type ModeratedPersonView } from './case.view.js';

/** People as moderators see them, batched within a request. */
@Injectable()
export class ModeratedPersonLoader extends RequestLoader<string, ModeratedPersonView> {
  constructor(private readonly views: CaseViews) {
    super();
  }

  protected fetch(ids: readonly string[], { viewer }: RequestContext): Promise<Map<string, ModeratedPersonView>> {
    return this.views.people(ids, viewer);
  }
}

/** Rules in the reader's language, in force or not, batched within a request. */
@Injectable()
export class RuleLoader extends RequestLoader<string, RuleView> {
  constructor(private readonly views: RuleViews) {
    super();
  }

  protected fetch(ids: readonly string[], { language }: RequestContext): Promise<Map<string, RuleView>> {
    return this.views.byIds(ids, language);
  }
}

/** The latest decision of each case, batched within a request. */
@Injectable()
export class CaseDecisionLoader extends RequestLoader<string, DecisionView> {
  constructor(private readonly views: DecisionViews) {
    super();
  }

  protected fetch(caseIds: readonly string[]): Promise<Map<string, DecisionView>> {
    return this.views.ofCases(caseIds);
  }
}

/** Decisions by id, batched within a request. */
@Injectable()
export class DecisionLoader extends RequestLoader<string, DecisionView> {
  constructor(private readonly views: DecisionViews) {
    super();
  }

  protected fetch(ids: readonly string[]): Promise<Map<string, DecisionView>> {
    return this.views.byIds(ids);
  }
}

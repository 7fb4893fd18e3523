import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { Rule } from './rule.entity.js';

@ObjectType('Rule', { description: 'A rule of the site.', implements: () => [Node] })
export class RuleView implements Node {
  @Field(() => ID, { description: 'Identifies the rule.' }) id!: string;
  @Field(() => String, { description: "What it says, in the reader's language." }) text!: string;
  @Field(() => String, { description: "What it means, in the reader's language; may be empty." }) hint!: string;
}

@ObjectType('ManagedRule', {
  description: 'A rule with all its texts, for those who write it.',
  implements: () => [Node],
})
export class ManagedRuleView implements Node {
  @Field(() => ID, { description: 'Identifies the rule.' }) id!: string;
  @Field(() => String, { description: 'What it says in English.' }) textEn!: string;
  @Field(() => String, { description: 'What it says in Hebrew.' }) textHe!: string;
  @Field(() => String, { description: 'What it means, in English; may be empty.' }) hintEn!: string;
  @Field(() => String, { description: 'What it means, in Hebrew; may be empty.' }) hintHe!: string;
  @Field(() => Boolean, { description: 'False once it is no longer in force.' }) isActive!: boolean;
}

/** The first rule is the most important one. */
const IN_ORDER = { orderBy: { isActive: 'desc', position: 'asc', id: 'asc' } } as const;

@Injectable()
export class RuleViews {
  constructor(private readonly database: Database) {}

  /** Those in force, in order. @param language `he`, or English */
  async inForce(language: string): Promise<RuleView[]> {
    const rules = await this.database.fork().find(Rule, { isActive: true }, IN_ORDER);
    return rules.map((rule) => ruleView(rule, language));
  }

  /** All of them: those in force first. */
  async all(): Promise<ManagedRuleView[]> {
    const rules = await this.database.fork().find(Rule, {}, IN_ORDER);
    return rules.map(({ id, textEn, textHe, hintEn, hintHe, isActive }) => ({
      ...{ id, textEn, textHe, hintEn, hintHe, isActive },
    }));
  }

  /** By id, whether in force or not; unknown ones are absent. */
  async byIds(ids: readonly string[], language: string): Promise<Map<string, RuleView>> {
    if (ids.length === 0) return new Map();
    const rules = await this.database.fork().find(Rule, { id: { $in: [...ids] } });
    return new Map(rules.map((rule) => [rule.id, ruleView(rule, language)]));
  }
}

function ruleView({ id, textEn, textHe, hintEn, hintHe }: Rule, language: string): RuleView {
  return language === 'he' ? { id, text: textHe, hint: hintHe } : { id, text: textEn, hint: hintEn };
}

import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';

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

interface Row {
  id: string;
  text_en: string;
  text_he: string;
  hint_en: string;
  hint_he: string;
  is_active: boolean;
}

/** The first rule is the most important one. */
export const RULES = `
select id, text_en, text_he, hint_en, hint_he, is_active from rules order by is_active desc, position, id`;
/** $1 ids. */
export const RULES_BY_IDS = `
select id, text_en, text_he, hint_en, hint_he, is_active from rules where id = any($1::uuid[]) order by position, id`;

@Injectable()
export class RuleViews {
  constructor(private readonly database: Database) {}

  /** Those in force, in order. @param language `he`, or English */
  async inForce(language: string): Promise<RuleView[]> {
    const rows = await this.database.rows<Row>(RULES, []);
    return rows.filter((row) => row.is_active).map((row) => viewOf(row, language));
  }

  /** All of them: those in force first. */
  async all(): Promise<ManagedRuleView[]> {
    return (await this.database.rows<Row>(RULES, [])).map(managedViewOf);
  }

  /** By id, whether in force or not; unknown ones are absent. */
  async byIds(ids: readonly string[], language: string): Promise<Map<string, RuleView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<Row>(RULES_BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, viewOf(row, language)]));
  }
}

function viewOf(row: Row, language: string): RuleView {
  const isHebrew = language === 'he';
  return { id: row.id, text: isHebrew ? row.text_he : row.text_en, hint: isHebrew ? row.hint_he : row.hint_en };
}

function managedViewOf({ id, ...row }: Row): ManagedRuleView {
  return {
    ...{ id, textEn: row.text_en, textHe: row.text_he, hintEn: row.hint_en, hintHe: row.hint_he },
    isActive: row.is_active,
  };
}

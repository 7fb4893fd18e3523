import type { Command } from 'commander';
import type { RequestContext } from '#kernel/request/request-context.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { DecisionsService } from '#moderation/decisions/decisions.service.js';
import { DecisionViews } from '#moderation/read/decision.view.js';
import { RuleViews } from '#moderation/rules/rule.view.js';
import type { CommandLine } from './command-line.js';
import { wholeNumber, yesOption } from './options.js';
import { findPerson } from './person.js';
import { Refusal, WrongUsage } from './refusals.js';
import type { Site } from './site.js';

/** A command is not repeated by itself, so it has no idempotency key. */
const CONTEXT: RequestContext = {
  viewer: OPERATOR,
  requestId: 'command line',
  transport: 'internal',
  ip: '',
  userAgent: null,
  idempotencyKey: null,
  language: OPERATOR.language,
};

interface SuspendOptions {
  reason: string;
  rule?: number;
  law?: string;
  yes?: boolean;
}

export function describeSuspend(command: Command, commandLine: CommandLine): void {
  command
    .description(
      'Suspends a person: no one sees them, their sessions end, and after 30 days their quacks are deleted. They are told why, and can appeal.',
    )
    .argument('<person>', 'handle or email address')
    .requiredOption('--reason <text>', 'what happened, and why this follows; the person reads it')
    .option('--rule <number>', 'the rule of the site that was broken: 1 is the first', wholeNumber(1, 20))
    .option('--law <text>', 'the law that was broken, instead of a rule')
    .addOption(yesOption())
    .action(async (person: string, { reason, rule, law, yes }: SuspendOptions) => {
      if ((rule === undefined) === (law === undefined)) throw new WrongUsage('Add either --rule or --law.');
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      const ground =
        rule === undefined
          ? { ground: 'LAW' as const, law }
          : { ground: 'RULE' as const, ruleId: await ruleId(site, rule) };
      await commandLine.confirm(`Suspend ${person}?`, yes);
      const draft = { outcome: 'SUSPEND' as const, facts: reason, ...ground };
      const decisionId = await site.get(DecisionsService).decideAbout(CONTEXT, OPERATOR, id, draft);
      commandLine.print({ id, decisionId }, `${person} is suspended.`);
    });
}

export function describeUnsuspend(command: Command, commandLine: CommandLine): void {
  command
    .description('Ends a suspension. Everything that was not deleted meanwhile is as it was.')
    .argument('<person>', 'handle or email address')
    .action(async (person: string) => {
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      const { edges } = await site.get(DecisionViews).about('suspensions', id, { first: 100 });
      const inForce = edges.filter(({ node }) => node.outcome === 'SUSPEND' && node.overruledAt === null);
      if (inForce.length === 0) throw new Refusal(`${person} is not suspended.`);
      for (const { node } of inForce) await site.get(DecisionsService).overrule(OPERATOR, node.id);
      commandLine.print({ id, overruledIds: inForce.map(({ node }) => node.id) }, `${person} is no longer suspended.`);
    });
}

/** @param number as the page of the rules counts them */
async function ruleId(site: Site, number: number): Promise<string> {
  const rules = await site.get(RuleViews).inForce(OPERATOR.language);
  const rule = rules[number - 1];
  if (rule) return rule.id;
  const list = rules.map(({ text }, index) => `  ${index + 1}  ${text}`).join('\n');
  throw new Refusal(`There is no rule ${number}. The rules are:\n${list}`);
}

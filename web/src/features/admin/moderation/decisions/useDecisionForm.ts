import { useEffect, useEffectEvent, useRef } from 'react';
import { createRules } from '../../../../forms/rules';
import { useForm } from '../../../../forms/useForm';
import type { DecisionInput } from '../../../../graphql/schema.generated';
import { useT } from '../../../../i18n/I18nProvider';
import { useModerationMessages } from '../messages';
import {
  BLANK,
  type DecisionDraft,
  freezeEnd,
  idsOf,
  inputOf,
  isAboutPosts,
  isFreezeEnd,
  MAX_FACTS,
  MAX_LAW,
} from './decision-draft';

interface Options {
  /** What was filled in before. */
  draft?: DecisionDraft | undefined;
  onDraft?: (draft: DecisionDraft) => void;
  onSubmit: (input: DecisionInput) => Promise<void>;
}

/** The form of a decision. A payload that is sent again after a failure is the same, so that it has one effect. */
export function useDecisionForm({ draft, onDraft, onSubmit }: Options) {
  const t = useT();
  const w = useModerationMessages();
  const rules = createRules(t);
  const sent = useRef<{ written: string; input: DecisionInput } | null>(null);
  const form = useForm<DecisionDraft>({
    initial: draft ?? BLANK,
    validate: (values) => {
      const { outcome } = values;
      const isMeasure = outcome !== '' && outcome !== 'NO_VIOLATION';
      return {
        outcome: outcome === '' ? w('outcomeMissing') : null,
        ruleId: isMeasure && values.ground === 'RULE' && values.ruleId === '' ? w('ruleMissing') : null,
        law:
          isMeasure && values.ground === 'LAW'
            ? (rules.required(values.law) ?? rules.atMost(MAX_LAW, values.law))
            : null,
        facts: (isMeasure ? rules.required(values.facts) : null) ?? rules.atMost(MAX_FACTS, values.facts),
        until: outcome === 'FREEZE' && !isFreezeEnd(freezeEnd(values, new Date()), new Date()) ? w('untilWrong') : null,
        postIds: isAboutPosts(outcome) && idsOf(values).length === 0 ? w('postsMissing') : null,
      };
    },
    failure: w('submitFailed'),
    async submit(values) {
      if (values.outcome === '') return;
      const written = JSON.stringify(values);
      if (sent.current?.written !== written)
        sent.current = { written, input: inputOf(values, values.outcome, new Date()) };
      await onSubmit(sent.current.input);
    },
  });

  const { values } = form;
  const keep = useEffectEvent(() => onDraft?.(values));
  useEffect(() => keep(), [values]);
  return form;
}

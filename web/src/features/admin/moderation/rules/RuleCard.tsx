import { ArrowDown, ArrowUp, Archive } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { createRules } from '../../../../forms/rules';
import { useT } from '../../../../i18n/I18nProvider';
import { IconButton } from '../../../../ui/form/IconButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Row } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useRulesMessages } from './messages';
import { MAX_HINT, MAX_TEXT, type RuleDraft, type TextName } from './rule-drafts';

interface RuleCardProps {
  rule: RuleDraft;
  /** From 1. */
  position: number;
  count: number;
  /** After a try to save, empty fields are wrong. */
  showsErrors: boolean;
  onChange: (name: TextName, text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRetire: () => void;
}

/** A rule in both languages side by side. */
export function RuleCard({ rule, position, count, showsErrors, onChange, onMove, onRetire }: RuleCardProps) {
  const t = useT();
  const w = useRulesMessages();
  const rules = createRules(t);

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  const field = (name: TextName) => ({
    value: rule[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const text = (name: 'textEn' | 'textHe') => ({
    ...field(name),
    error: (showsErrors ? rules.required(rule[name]) : null) ?? rules.atMost(MAX_TEXT, rule[name]),
  });
  const hint = (name: 'hintEn' | 'hintHe') => ({ ...field(name), error: rules.atMost(MAX_HINT, rule[name]) });

  return (
    <li data-rule={rule.key} className={styles.card} onKeyDown={onKeyDown}>
      <fieldset className={styles.set}>
        <Row justify="between">
          <legend className={styles.legend}>{w('rule', { position })}</legend>
          <Row gap={1}>
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={w('up', { position })}
              disabled={position === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={w('down', { position })}
              disabled={position === count}
              onClick={() => onMove(1)}
            />
            <IconButton icon={Archive} size="sm" label={w('retire', { position })} onClick={onRetire} />
          </Row>
        </Row>
        <div className={styles.pair}>
          <TextField label={w('textEn')} lang="en" dir="ltr" {...text('textEn')} />
          <TextField label={w('textHe')} lang="he" dir="rtl" {...text('textHe')} />
          <TextAreaField label={w('hintEn')} optional rows={2} lang="en" dir="ltr" {...hint('hintEn')} />
          <TextAreaField label={w('hintHe')} optional rows={2} lang="he" dir="rtl" {...hint('hintHe')} />
        </div>
      </fieldset>
    </li>
  );
}

const styles = sheet({
  card: {
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
  },
  set: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontWeight: 'medium' },
  pair: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    marginBlockStart: '2',
  },
});

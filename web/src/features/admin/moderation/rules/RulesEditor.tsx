import { Plus, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaveGuard } from '../../../../forms/leaving/useLeaveGuard';
import { graphemeCount } from '../../../../forms/rules';
import { errorMessage } from '../../../../graphql/error-messages';
import { newKey } from '../../../../graphql/idempotency-key';
import { useT } from '../../../../i18n/I18nProvider';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { SegmentedControl } from '../../../../ui/form/Choices';
import { Muted, Row, SectionHeading, Stack } from '../../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../../ui/overlay/Dialog';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { sheet } from '../../../../ui/theme/sheet';
import { useRulesMessages } from './messages';
import { draftOf, inputOf, MAX_HINT, MAX_RULES, MAX_TEXT, moved, type RuleDraft, type TextName } from './rule-drafts';
import { RuleCard } from './RuleCard';
import { type RuleEditor_RuleFragment, useReplaceRulesMutation } from './Rules.generated';
import { RulesPreview } from './RulesPreview';

/** Adds, edits, reorders and retires rules. Nothing changes for people before it is saved. */
export function RulesEditor({ stored }: { stored: readonly RuleEditor_RuleFragment[] }) {
  const t = useT();
  const w = useRulesMessages();
  const [replace, { loading }] = useReplaceRulesMutation();
  const [all, setAll] = useState(stored);
  const inForce = all.filter(({ isActive }) => isActive).map(draftOf);
  const [rules, setRules] = useState<readonly RuleDraft[]>(inForce);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [wasSent, setWasSent] = useState(false);
  const [said, setSaid] = useState('');
  const [retiring, setRetiring] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isDirty = JSON.stringify(rules) !== JSON.stringify(inForce);
  const guard = useLeaveGuard({ isDirty, submitting: loading });
  const retired = all.filter(({ id }) => !rules.some((rule) => rule.id === id));
  const isFull = rules.length >= MAX_RULES;

  const cardOf = (key: string) => list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(key)}"]`);

  function change(key: string, name: TextName, text: string) {
    setRules(rules.map((rule) => (rule.key === key ? { ...rule, [name]: text } : rule)));
  }

  function move(key: string, by: 1 | -1) {
    const next = moved(
      rules,
      rules.findIndex((rule) => rule.key === key),
      by,
    );
    const focused = document.activeElement;
    flushSync(() => setRules(next));
    // Moving an element in the document takes its focus away. A button that is disabled now can't have it.
    if (focused instanceof HTMLElement) focused.focus();
    if (document.activeElement !== focused) cardOf(key)?.querySelector<HTMLElement>('button:enabled')?.focus();
    setSaid(w('moved', { position: next.findIndex((rule) => rule.key === key) + 1, count: next.length }));
  }

  function add() {
    const key = newKey();
    flushSync(() => {
      setView('edit');
      setRules([...rules, { key, id: null, textEn: '', textHe: '', hintEn: '', hintHe: '' }]);
    });
    cardOf(key)?.querySelector('input')?.focus();
  }

  async function save() {
    setWasSent(true);
    const wrong = rules.find(({ textEn, textHe, hintEn, hintHe }) => {
      const isText = (text: string) => text.trim() !== '' && graphemeCount(text.trim()) <= MAX_TEXT;
      const isHint = (text: string) => graphemeCount(text.trim()) <= MAX_HINT;
      return ![isText(textEn), isText(textHe), isHint(hintEn), isHint(hintHe)].every(Boolean);
    });
    if (wrong) {
      flushSync(() => setView('edit'));
      cardOf(wrong.key)?.querySelector<HTMLElement>('[aria-invalid], input')?.focus();
      return;
    }
    try {
      const { data } = await replace({ variables: { rules: rules.map(inputOf) } });
      if (data) {
        setAll(data.replaceRules);
        setRules(data.replaceRules.filter(({ isActive }) => isActive).map(draftOf));
      }
      setWasSent(false);
      toast.success(w('saved'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
    }
  }

  return (
    <Stack gap={5}>
      <Row justify="between" gap={3} wrap>
        <SegmentedControl
          legend={w('view')}
          hideLegend
          options={[
            { value: 'edit', label: w('edit') },
            { value: 'preview', label: w('preview') },
          ]}
          value={view}
          onChange={(next: 'edit' | 'preview') => setView(next)}
        />
        <Row gap={2} wrap>
          {isDirty && <Muted role="status">{w('unsaved')}</Muted>}
          {isDirty && (
            <Button variant="ghost" onClick={() => setRules(inForce)}>
              {w('discard')}
            </Button>
          )}
          <Button loading={loading} disabled={!isDirty} onClick={() => void save()}>
            {w('save')}
          </Button>
        </Row>
      </Row>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rules.length === 0 ? (
        <EmptyState drawing="reeds" title={w('none')} text={w('noneText')} />
      ) : view === 'preview' ? (
        <RulesPreview rules={rules} />
      ) : (
        <>
          <Muted>{w('reorderHint')}</Muted>
          <ol ref={list} aria-label={w('list')} className={styles.list}>
            {rules.map((rule, index) => (
              <RuleCard
                key={rule.key}
                rule={rule}
                position={index + 1}
                count={rules.length}
                showsErrors={wasSent}
                onChange={(name, text) => change(rule.key, name, text)}
                onMove={(by) => move(rule.key, by)}
                onRetire={() => setRetiring(rule.key)}
              />
            ))}
          </ol>
        </>
      )}
      <Row gap={3} wrap>
        <Button variant="outline" icon={Plus} disabled={isFull} onClick={add}>
          {w('add')}
        </Button>
        {isFull && <Muted>{w('full')}</Muted>}
      </Row>
      {retired.length > 0 && (
        <section aria-label={w('retired')}>
          <SectionHeading>{w('retired')}</SectionHeading>
          <ul className={styles.list}>
            {retired.map((rule) => (
              <li key={rule.id} className={styles.retired}>
                <div className={styles.words}>
                  <p lang="en" dir="ltr">
                    {rule.textEn}
                  </p>
                  <p lang="he" dir="rtl">
                    {rule.textHe}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="outline"
                  icon={RotateCcw}
                  aria-label={w('restoreRule', { text: rule.textEn })}
                  disabled={isFull}
                  onClick={() => setRules([...rules, draftOf(rule)])}
                >
                  {w('restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={retiring !== null}
        title={w('retireTitle')}
        text={w('retireText')}
        confirmLabel={w('retireConfirm')}
        danger
        onConfirm={() => {
          setRules(rules.filter(({ key }) => key !== retiring));
          setRetiring(null);
        }}
        onClose={() => setRetiring(null)}
      />
      {guard.question}
    </Stack>
  );
}

const styles = sheet({
  list: { listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexDirection: 'column', gap: '4' },
  retired: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  words: { flex: '1 1 14rem', minWidth: '0', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
});

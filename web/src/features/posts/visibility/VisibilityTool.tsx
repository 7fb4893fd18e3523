import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { BookmarkCheck, ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { cx, sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Audience } from './audience';
import { useVisibilityMessages } from '../../session/visibility/messages';
import { useQuoteRuleItems } from '../quotes/useQuoteRuleItems';
import { visibilityIcons } from '../../session/visibility/visibility-icons';

interface VisibilityToolProps {
  audience: Audience;
  value: Visibility;
  onChange: (value: Visibility) => void;
  disabled: boolean;
  /** Null: what the viewer prefers. */
  quoteRule: QuoteRule | null;
  onQuoteRule: (rule: QuoteRule) => void;
}

/** Who will see it, said before it is sent. Where there is no choice, the button says why. */
export function VisibilityTool(props: VisibilityToolProps) {
  const { audience, value, onChange, disabled, quoteRule, onQuoteRule } = props;
  const w = useVisibilityMessages();
  const { preferences, chooseVisibility } = usePreferences();
  const { allowed, rule } = audience;
  const ofQuotes = useQuoteRuleItems(quoteRule ?? preferences?.defaultQuoteRule ?? 'EVERYONE', onQuoteRule);
  // Others never quote what only followers see, and an edit doesn't change who can.
  const asksQuotes = value !== 'FOLLOWERS' && rule !== 'edit';
  const label = w('tool', { who: w(value) });
  const reason = rule && w(rule);
  const face = {
    type: 'button',
    'aria-label': label,
    className: cx(styles.tool, value === 'PUBLIC' && styles.open),
    children: (
      <>
        <Icon of={visibilityIcons[value]} size={20} />
        <span className={styles.words}>{w(value)}</span>
        {(allowed.length > 1 || asksQuotes) && <Icon of={ChevronDown} size={16} />}
      </>
    ),
  } as const;
  if ((allowed.length < 2 && !asksQuotes) || disabled)
    return <button {...face} aria-disabled data-tooltip={reason ?? undefined} aria-description={reason ?? undefined} />;

  const choices = allowed.map((each, index): MenuItem => ({
    label: w(each),
    hint: w(`${each}Hint`),
    icon: visibilityIcons[each],
    checked: each === value,
    onSelect: () => onChange(each),
    ...(index === 0 && reason !== null && { group: reason }),
  }));
  const keep: MenuItem = {
    label: w('keep'),
    icon: BookmarkCheck,
    group: true,
    onSelect: () => {
      chooseVisibility(value);
      toast.success(w('kept', { who: w(value) }));
    },
  };
  // Offered for new quacks, once it would change something.
  const isKeepable = rule === null && value !== preferences?.defaultVisibility;
  return (
    <Menu
      label={w('legend')}
      align="start"
      items={[...choices, ...(isKeepable ? [keep] : []), ...(asksQuotes ? ofQuotes : [])]}
      trigger={(trigger) => <button {...face} {...trigger} data-tooltip={w('legend')} />}
    />
  );
}

const styles = sheet({
  tool: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '10',
    paddingInline: '2.5',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    '&[aria-disabled]': { cursor: 'default', _hover: { bg: 'transparent', color: 'fg.muted' } },
  },
  words: {},
  // On phones, what is for everyone needs no words: there is room for what differs. Any wider, and the send button wraps.
  open: { mdDown: { paddingInline: '2', '& > :not(:first-child)': { display: 'none' } } },
});

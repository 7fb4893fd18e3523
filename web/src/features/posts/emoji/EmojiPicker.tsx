import { EmojiPicker as Picker, type EmojiData, useActiveEmoji } from 'frimousse';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';
import type { PlainKey } from '../../../i18n/create-messages';
import { usePageDirection } from '../../../ui/layout/usePageDirection';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { emojiHabits, type EmojiHabits, rememberEmoji, rememberTone } from './emoji-habits';
import { type EmojiGroup, emojiNames } from './emoji-names';
import { EmojiButton, EmojiGroupTitle, EmojiRow } from './EmojiParts';
import type { en } from './messages.en';
import { useEmojiMessages } from './messages';
import { inAllTones } from './skin-tones';
import { isForInputMethod } from '../../../ui/form/input-method';

const COLUMNS = 8;
const TONES = {
  none: 'toneNone',
  light: 'toneLight',
  'medium-light': 'toneMediumLight',
  medium: 'toneMedium',
  'medium-dark': 'toneMediumDark',
  dark: 'toneDark',
} as const satisfies Record<EmojiHabits['tone'], PlainKey<typeof en>>;

/** Emoji by group, by search, and the ones used last. Loaded when it is opened for the first time. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const w = useEmojiMessages();
  const { language } = useLanguage();
  const direction = usePageDirection();
  const userId = useViewer()?.id ?? '';
  const [habits, setHabits] = useState<EmojiHabits | null>(null);
  const [query, setQuery] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void emojiHabits(userId).then(setHabits), [userId]);

  async function resolve(): Promise<EmojiData> {
    const names = await emojiNames(language).catch(() => []);
    setFailed(names.length === 0);
    const groups: EmojiGroup[] = [...new Set(names.map(({ group }) => group))];
    const { light, medium, dark } = { light: w('toneLight'), medium: w('toneMedium'), dark: w('toneDark') };
    return {
      locale: language,
      emojis: names.map(({ emoji, label, tags, group, hasTones }) => ({
        ...{ emoji, label, tags, category: groups.indexOf(group), version: 1 },
        skins: hasTones ? inAllTones(emoji) : undefined,
      })),
      categories: groups.map((group, index) => ({ index, label: w(group) })),
      skinTones: {
        ...{ light, medium, dark },
        ...{ 'medium-light': w('toneMediumLight'), 'medium-dark': w('toneMediumDark') },
      },
    };
  }

  function pick(emoji: string) {
    void rememberEmoji(userId, emoji);
    onPick(emoji);
  }

  /** The picker's arrows are those of left-to-right pages, and it listens on the document, also to keys of an input method. */
  function changeKeys(event: KeyboardEvent) {
    if (isForInputMethod(event.nativeEvent)) event.stopPropagation();
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    if (direction === 'ltr' || mirrored === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: mirrored, cancelable: true }));
  }

  if (!habits) return null;
  return (
    <Picker.Root
      className={styles.root}
      locale={language}
      columns={COLUMNS}
      resolveEmojiData={resolve}
      skinTone={habits.tone}
      onEmojiSelect={({ emoji }) => pick(emoji)}
      onKeyDown={changeKeys}
    >
      <Search label={w('search')} onChange={setQuery} />
      {query === '' && habits.recent.length > 0 && (
        <div role="group" aria-label={w('recent')} className={styles.recent}>
          {habits.recent.map((emoji) => (
            <button key={emoji} type="button" className={styles.cell} onClick={() => pick(emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      )}
      <Picker.Viewport tabIndex={0} className={styles.viewport}>
        <Picker.Empty className={styles.note}>
          {({ search }) => (hasFailed ? w('failed') : w('none', { query: search }))}
        </Picker.Empty>
        <Picker.List
          aria-label={w('all')}
          components={{ CategoryHeader: EmojiGroupTitle, Row: EmojiRow, Emoji: EmojiButton }}
        />
      </Picker.Viewport>
      <div className={styles.foot}>
        <Active />
        <Picker.SkinTone emoji="✋">
          {({ skinTone, setSkinTone, skinToneVariations }) => (
            <button
              type="button"
              aria-label={w('tone', { tone: w(TONES[skinTone]) })}
              data-tooltip={w('tone', { tone: w(TONES[skinTone]) })}
              className={styles.cell}
              onClick={() => {
                const at = skinToneVariations.findIndex((each) => each.skinTone === skinTone);
                const next = skinToneVariations[(at + 1) % skinToneVariations.length]!.skinTone;
                setSkinTone(next);
                void rememberTone(userId, next);
              }}
            >
              {skinToneVariations.find((each) => each.skinTone === skinTone)?.emoji}
            </button>
          )}
        </Picker.SkinTone>
      </div>
    </Picker.Root>
  );
}

interface SearchProps {
  label: string;
  onChange: (query: string) => void;
}

/** The field keeps the focus while arrows move through the emoji; the active one's name is read aloud. */
function Search({ label, onChange }: SearchProps) {
  const id = useId();
  return (
    <Picker.Search
      // Belongs to no form: Enter chooses an emoji and must not send a post.
      form={`${id}none`}
      aria-label={label}
      placeholder={label}
      autoFocus={matchMedia('(pointer: fine)').matches}
      className={styles.search}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Active() {
  const active = useActiveEmoji();
  return (
    <span role="status" className={styles.active}>
      {active && (
        <>
          <span aria-hidden>{active.emoji}</span> {active.label}
        </>
      )}
    </span>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', height: 'full', gap: '2', isolation: 'isolate' },
  search: {
    minHeight: '9',
    width: 'full',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.card',
    _focusVisible: { outline: '2px solid {colors.brand.focus}', outlineOffset: '-1px' },
  },
  recent: { display: 'flex', borderBlockEndWidth: '1px', borderColor: 'border.hairline', paddingBlockEnd: '1.5' },
  viewport: { flex: '1', minHeight: '0', borderRadius: 'control' },
  note: { display: 'grid', placeItems: 'center', height: 'full', padding: '4', textAlign: 'center', color: 'fg.muted' },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minHeight: '8' },
  active: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'fg.muted' },
  cell: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'control',
    fontSize: '1.25rem',
    lineHeight: '1',
    _hover: { bg: 'bg.hover' },
  },
});

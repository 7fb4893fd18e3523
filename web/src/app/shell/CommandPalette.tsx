import { hashtagPath, profilePath } from '@mallard/rules/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { usePaths } from '../../features/session/paths/usePaths';
import { recentSearches } from '../../features/timelines/explore/recent-searches';
import { SearchOption } from '../../features/timelines/explore/SearchOption';
import { type SearchSuggestion, useSearchSuggestions } from '../../features/timelines/explore/useSearchSuggestions';
import { useT } from '../../i18n/I18nProvider';
import { SuggestionOptions } from '../../ui/form/SuggestionList';
import { useSuggestions } from '../../ui/form/useSuggestions';
import { Icon } from '../../ui/media/Icon';
import { Dialog } from '../../ui/overlay/Dialog';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { type Command, usePaletteCommands, usePaletteMessages } from './usePaletteCommands';

type Entry = Command | SearchSuggestion;

/** Goes anywhere by typing: pages, actions, people, hashtags, and the search itself. */
export function CommandPalette({ account }: { account: Account }) {
  const t = useT();
  const w = usePaletteMessages();
  const navigate = useNavigate();
  const paths = usePaths();
  const [text, setText] = useState('');
  const typed = text.trim();
  const commands = usePaletteCommands(account, text);
  const { items: found, look, keyOf } = useSearchSuggestions(typed !== '', text);
  const items: readonly Entry[] = [...commands, ...found];

  function pick(entry: Entry) {
    frameDialog.close();
    if (entry.kind === 'command') {
      entry.run?.();
      if (entry.to !== undefined) void navigate(entry.to);
    } else if (entry.kind === 'person') void navigate(profilePath(entry.handle));
    else if (entry.kind === 'hashtag') void navigate(hashtagPath(entry.tag));
    else if (entry.kind !== 'forget') {
      recentSearches.add(entry.query);
      void navigate(paths.search(entry.query));
    }
  }

  const suggestions = useSuggestions<Entry>({
    items,
    keyOf: (entry) => (entry.kind === 'command' ? `command ${entry.label}` : keyOf(entry)),
    onPick: pick,
    onDismiss: frameDialog.close,
    field: 'input',
    tabPicks: false,
  });

  return (
    <Dialog open title={w('title')} onClose={frameDialog.close}>
      <input
        data-autofocus
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={500}
        aria-label={w('field')}
        placeholder={w('field')}
        className={styles.field}
        {...suggestions.fieldProps}
        onChange={({ target }) => {
          setText(target.value);
          look(target.value);
        }}
        onKeyDown={suggestions.onKeyDown}
      />
      <VisuallyHidden role="status">{t('states.suggestions', { count: items.length })}</VisuallyHidden>
      <div id={suggestions.listProps.id} role="listbox" aria-label={w('results')} className={styles.list}>
        <SuggestionOptions
          {...suggestions.listProps}
          renderItem={(entry) =>
            entry.kind === 'command' ? <CommandOption command={entry} /> : <SearchOption suggestion={entry} />
          }
        />
      </div>
    </Dialog>
  );
}

function CommandOption({ command: { icon, label } }: { command: Command }) {
  return (
    <>
      <span className={styles.sign}>
        <Icon of={icon} size={18} />
      </span>
      {label}
    </>
  );
}

const styles = sheet({
  field: {
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.card',
    textAlign: 'start',
    _focusVisible: {
      outline: 'none',
      borderColor: 'brand.focus',
      boxShadow: '0 0 0 1px var(--m-colors-brand-focus)',
    },
  },
  // Of constant height, so that the dialog doesn't jump while typing.
  list: { height: 'min(22rem, 55dvh)', marginBlockStart: '3', overflowY: 'auto', scrollbarWidth: 'thin' },
  sign: { display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', color: 'fg.muted' },
});

import { Languages } from 'lucide-react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { languageName, namedLanguages, postLanguages, primaryLanguage } from '../../../i18n/post-languages';
import { iconButtonRecipe } from '../../../ui/form/button.recipe';
import { Icon } from '../../../ui/media/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { sheet } from '../../../ui/theme/sheet';
import type { DraftQuack } from '../drafts/draft-part';
import { usePostLanguageMessages } from './messages';
import { useLikelyLanguages } from './useLikelyLanguages';

type Said = Pick<DraftQuack, 'language' | 'isLanguageChosen'>;

interface LanguageToolProps {
  quack: DraftQuack;
  onChange: (changes: Said) => void;
  disabled: boolean;
}

/** The language of a quack, as it was recognized or chosen, and a menu to choose it. */
export function LanguageTool({ quack, onChange, disabled }: LanguageToolProps) {
  const { content, language, isLanguageChosen } = quack;
  const w = usePostLanguageMessages();
  const { language: inLanguage } = useLanguage();
  const likely = useLikelyLanguages();
  const name = language === null ? w('unknown') : languageName(language, inLanguage);
  const code = language && primaryLanguage(language).toUpperCase();
  // What is seen is part of the name, so that who speaks to the device can say it.
  const label = code === null ? w('unknownTool') : w('tool', { language: name, code });

  async function recognize() {
    onChange({ language, isLanguageChosen: false });
    // Without a connection the code may not come; then the next words bring it.
    const loaded = await import('./recognize-language').catch(() => null);
    if (loaded) onChange({ language: loaded.recognizeLanguage(content, likely), isLanguageChosen: false });
  }

  function items(): MenuItem[] {
    const others = postLanguages.filter((tag) => !likely.includes(tag));
    const itemOf = ({ tag, name: text }: { tag: string; name: string }): MenuItem => ({
      label: text,
      checked: isLanguageChosen && tag === language,
      onSelect: () => onChange({ language: tag, isLanguageChosen: true }),
    });
    const [first, ...rest] = namedLanguages(others, inLanguage).map(itemOf);
    return [
      {
        label: w('recognize'),
        hint: isLanguageChosen ? w('recognizeHint') : name,
        checked: !isLanguageChosen,
        onSelect: () => void recognize(),
      },
      ...namedLanguages(likely, inLanguage).map(itemOf),
      ...(first ? [{ ...first, group: w('more') }] : []),
      ...rest,
    ];
  }

  return (
    <Menu
      label={w('menu')}
      align="start"
      // Only once it is open: the composer is drawn again with each letter, and eighty names take a while to sort.
      items={(show) => show(items())}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          disabled={disabled}
          aria-label={label}
          data-tooltip={label}
          className={iconButtonRecipe()}
        >
          {code === null ? <Icon of={Languages} /> : <span className={styles.code}>{code}</span>}
        </button>
      )}
    />
  );
}

const styles = sheet({
  // As wide as an icon, so that the row of tools stays as it is.
  code: {
    minWidth: '1.625rem',
    paddingInline: '1',
    borderWidth: '1.5px',
    borderColor: 'currentColor',
    borderRadius: '0.375rem',
    fontSize: '0.6875rem',
    fontWeight: 'bold',
    lineHeight: '1.125rem',
    textAlign: 'center',
  },
});

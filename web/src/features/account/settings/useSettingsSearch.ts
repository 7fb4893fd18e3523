import { useSettingsMessages } from './messages';
import { useSearchMessages } from './search-messages';
import { accountParts, partPath, type Section, sectionPath, sections } from './sections';

export interface FoundSetting {
  label: string;
  section: Section;
  to: string;
}

/** The sections and settings whose name has every word of the query, in the order of the sections. */
export function useSettingsSearch(query: string): readonly FoundSetting[] {
  const w = useSettingsMessages();
  const terms = useSearchMessages();
  const words = toWords(query);
  if (words.length === 0) return [];
  const parts = accountParts.map((part) => ({
    label: w(`${part}Title`),
    section: 'account' as const,
    to: partPath(part),
  }));
  const fields = (['displayName', 'bio', 'location', 'website'] as const).map((name) => w(name));
  const ofSections = sections.flatMap((section) =>
    [w(section), ...(section === 'account' ? fields : []), ...terms(section).split(',')].map((label) => ({
      ...{ label: label.trim(), section },
      to: sectionPath(section),
    })),
  );
  return [...parts, ...ofSections].filter(({ label }) => words.every((word) => fold(label).includes(word)));
}

const toWords = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

import { useFormats } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import type { TableColumn } from '../tables/columns';
import type { Entry } from './entry';
import { ActorName, SubjectName } from './EntryNames';
import { useAuditMessages } from './messages';
import { useSentence } from './useSentence';

/** The columns of the audit log. On phones, the sentence says who did it and to whom. */
export function useAuditColumns(): readonly TableColumn<Entry>[] {
  const w = useAuditMessages();
  const formats = useFormats();
  const sentenceOf = useSentence();
  return [
    {
      id: 'sentence',
      label: w('action'),
      cell: (entry) => {
        const { actor, subject, withNames } = sentenceOf(entry);
        return (
          <span className={styles.sentence}>
            {withNames({ actor: <bdi>{actor}</bdi>, subject: <bdi>{subject}</bdi> })}
          </span>
        );
      },
    },
    {
      id: 'actor',
      label: w('actor'),
      onPhones: false,
      cell: (entry) => <ActorName entry={entry} name={sentenceOf(entry).actor} />,
    },
    {
      id: 'subject',
      label: w('about'),
      onPhones: false,
      cell: (entry) => <SubjectName entry={entry} name={sentenceOf(entry).subject} />,
    },
    {
      id: 'time',
      label: w('time'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.moment(new Date(createdAt))}</time>,
    },
  ];
}

const styles = sheet({
  // One line in the table; on phones there is room for all of it.
  sentence: { whiteSpace: { base: 'normal', md: 'inherit' }, overflowWrap: 'anywhere' },
});

import { changesBeside } from '@mallard/rules/audit-actions';
import { toldOf } from '@mallard/rules/audit-words';
import { pluralForm } from '@mallard/rules/messages';
import type { ReactNode } from 'react';
import { createBaseTranslator } from '../../../i18n/base-translator';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { AuditChanges } from './AuditChanges';
import type { Entry } from './entry';
import { useAuditWords } from './sentences';
import { personPath, subjectPath } from './subject-path';

/** An entry: a sentence with links to the person and the thing, its time, and what the sentence leaves out. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const formats = useFormats();
  const { language } = useLanguage();
  const words = useAuditWords();
  const claims = useViewer()?.claims;
  const holds = (claim: string) => claims?.has(claim) ?? false;
  const { createdAt, action, actorId, actorHandle, changes } = entry;
  const { sentence, parameters } = toldOf(entry, words);
  const message = pluralForm(language, words.sentences[sentence], parameters.count);
  const say = createBaseTranslator(language, () => message);
  return (
    <li className={styles.entry}>
      <p className={styles.sentence}>
        {say.rich(sentence, {
          ...parameters,
          actor: (
            <Named path={actorHandle === null ? null : personPath(actorId, actorHandle, holds)}>
              {parameters.actor}
            </Named>
          ),
          subject: <Named path={subjectPath(entry, holds)}>{parameters.subject}</Named>,
          before: <bdi>{parameters.before}</bdi>,
          after: <bdi>{parameters.after}</bdi>,
          action: <code>{action}</code>,
        })}
      </p>
      <time dateTime={createdAt} className={styles.time}>
        {formats.moment(new Date(createdAt))}
      </time>
      <AuditChanges entry={entry} changes={changesBeside(action, changes)} words={words} />
    </li>
  );
}

function Named({ path, children }: { path: string | null; children: ReactNode }) {
  const name = <bdi className={styles.name}>{children}</bdi>;
  return path === null ? (
    name
  ) : (
    <TextLink quiet to={path}>
      {name}
    </TextLink>
  );
}

const styles = sheet({
  entry: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    columnGap: '4',
    paddingBlock: '2',
    paddingInline: '3',
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  sentence: { minWidth: '0', overflowWrap: 'anywhere' },
  name: { fontWeight: 'medium' },
  time: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

import { changesBeside } from '@mallard/rules/audit-actions';
import { X } from 'lucide-react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { Drawer } from '../../../ui/overlay/Drawer';
import { sheet } from '../../../ui/theme/sheet';
import { AuditChanges } from './AuditChanges';
import type { Entry } from './entry';
import { ActorName, SubjectName } from './EntryNames';
import { useAuditWords } from './sentences';
import { useSentence } from './useSentence';

/** One entry over the list: its sentence with links to the person and the thing, its time, and the changed values. */
export function EntryDrawer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const words = useAuditWords();
  const { actor, subject, text, withNames } = useSentence()(entry);
  const changes = changesBeside(entry.action, entry.changes);
  return (
    <Drawer open onClose={onClose} side="end" wide label={text}>
      <div className={styles.root}>
        <Row justify="end">
          <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={onClose} />
        </Row>
        <Stack gap={5}>
          <header>
            <h2 className={styles.sentence}>
              {withNames({
                actor: <ActorName entry={entry} name={actor} />,
                subject: <SubjectName entry={entry} name={subject} />,
              })}
            </h2>
            <Muted>
              <time dateTime={entry.createdAt}>{formats.moment(new Date(entry.createdAt))}</time>
            </Muted>
          </header>
          {changes.length > 0 && <AuditChanges entry={entry} changes={changes} words={words} />}
        </Stack>
      </div>
    </Drawer>
  );
}

const styles = sheet({
  root: { padding: '4', paddingBlockEnd: '10' },
  sentence: { fontSize: 'lg', overflowWrap: 'anywhere' },
});

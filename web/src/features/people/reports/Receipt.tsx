import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack, Text } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useRelationshipItems } from '../relationships/useRelationshipItems';
import type { Named } from '../relationships/relationship-dialog';
import { Emergency } from './Emergency';
import { useReportMessages } from './messages';
import { OWN_REPORTS } from './own-reports';
import type { Report_ReportFragment as Report } from './Reports.generated';

interface ReceiptProps {
  report: Report;
  person: Named;
  onClose: () => void;
}

/** The number of the report, what happens next, and what helps meanwhile. */
export function Receipt({ report: { number, category }, person, onClose }: ReceiptProps) {
  const w = useReportMessages();
  const text = useRef<HTMLParagraphElement>(null);
  const { mute, block } = useRelationshipItems(person, true);
  useEffect(() => text.current?.focus(), []);
  return (
    <Dialog open title={w('receipt')} onClose={onClose} footer={<Button onClick={onClose}>{w('done')}</Button>}>
      <Stack>
        <p ref={text} tabIndex={-1} className={styles.text}>
          {w.rich('receiptNumber', {
            number: (
              <bdi key="number" className={styles.number}>
                {number}
              </bdi>
            ),
          })}{' '}
          {w('receiptText')}
        </p>
        <Emergency category={category} />
        <Text>
          <TextLink to={OWN_REPORTS} onClick={onClose}>
            {w('own')}
          </TextLink>
        </Text>
        <div>
          <Muted>{w('helps')}</Muted>
          <div className={styles.ways}>
            {[mute, block].map(({ label, onSelect }) => (
              <Button key={label} variant="outline" size="sm" onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </Stack>
    </Dialog>
  );
}

const styles = sheet({
  text: { maxWidth: 'measure', _focus: { outline: 'none' } },
  number: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' },
});

import { Database, HardDrive, type LucideIcon, Mail, Workflow } from 'lucide-react';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Icon } from '../../../ui/media/Icon';
import { SectionHeading } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import type { AdminDashboardQuery } from './Dashboard.generated';
import { inBytes } from './quantities';
import { useDashboardMessages } from './useDashboardMessages';

type Health = AdminDashboardQuery['adminDashboard']['health'];
/** The usage from which a warning is shown, as a fraction. */
const CROWDED = 0.8;
const SPARSE = 0.1;
/** A statement this slow, in milliseconds, is shown with a warning. */
const SLOW_MS = 500;

interface PartProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  isGood: boolean;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The health of the systems behind the site. */
export function HealthPanel({ health: { database, mail, jobs, storage } }: { health: Health }) {
  const w = useDashboardMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  const version = w('databaseVersion', { version: database.version });
  return (
    <section aria-labelledby="health" className={styles.panel}>
      <SectionHeading id="health">{w('health')}</SectionHeading>
      <div className={styles.grid}>
        <Part
          icon={Database}
          title={w('database')}
          hint={database.isEmbedded ? `${version}, ${w('embedded')}` : version}
          isGood={database.answerMs < SLOW_MS && database.connections < CROWDED * database.maxConnections}
          facts={[
            [w('size'), inBytes(database.sizeBytes, language)],
            [
              w('connections'),
              w('ofMany', {
                part: formats.number(database.connections),
                most: formats.number(database.maxConnections),
              }),
            ],
            [w('answers'), w('milliseconds', { time: formats.number(database.answerMs) })],
          ]}
        />
        <Part
          icon={Mail}
          title={w('mail')}
          hint={mail.isSent ? w('mailSent') : w('mailKept')}
          isGood={mail.failed === 0}
          facts={[
            [w('waiting'), formats.number(mail.waiting)],
            [w('failed'), formats.number(mail.failed)],
          ]}
        />
        <Part
          icon={Workflow}
          title={w('jobs')}
          hint={w('jobsHint')}
          isGood={jobs.failed === 0}
          facts={[
            [w('waiting'), formats.number(jobs.waiting)],
            [w('active'), formats.number(jobs.active)],
            [w('failed'), formats.number(jobs.failed)],
          ]}
        />
        <Part
          icon={HardDrive}
          title={w('storage')}
          hint={storage.isLocal ? w('storageLocal') : w('storageS3')}
          isGood={storage.freeBytes > SPARSE * storage.totalBytes}
          facts={[
            [
              w('free'),
              w('ofMany', {
                part: inBytes(storage.freeBytes, language),
                most: inBytes(storage.totalBytes, language),
              }),
            ],
          ]}
        />
      </div>
    </section>
  );
}

function Part({ icon, title, hint, isGood, facts }: PartProps) {
  const w = useDashboardMessages();
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Icon of={icon} size={18} />
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={isGood ? 'brand' : 'danger'}>{isGood ? w('good') : w('look')}</Badge>
      </div>
      <p className={styles.hint}>{hint}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const styles = sheet({
  panel: { display: 'flex', flexDirection: 'column', gap: '3' },
  grid: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
  },
  head: { display: 'flex', alignItems: 'center', gap: '2' },
  title: { flex: '1', fontSize: 'md' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
  facts: { margin: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm' },
  term: { color: 'fg.muted' },
  value: { margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
});

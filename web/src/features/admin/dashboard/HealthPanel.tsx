import { Database, HardDrive, type LucideIcon, Mail, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Icon } from '../../../ui/media/Icon';
import { SectionHeading } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
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

/** Whether every part is well. */
export function isWell({ database, mail, jobs, storage, degraded }: Health): boolean {
  return (
    databaseIsGood(database) && mail.failed === 0 && jobs.failed === 0 && diskIsGood(storage) && degraded.length === 0
  );
}

const databaseIsGood = ({ answerMs, connections, maxConnections }: Health['database']) =>
  answerMs < SLOW_MS && connections < CROWDED * maxConnections;
const diskIsGood = ({ freeBytes, totalBytes }: Health['storage']) => freeBytes > SPARSE * totalBytes;

interface PartProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  isGood: boolean;
  facts: readonly (readonly [label: string, value: ReactNode])[];
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
          isGood={databaseIsGood(database)}
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
            [w('failed'), <Failed key="mail" count={mail.failed} />],
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
            [w('failed'), <Failed key="jobs" count={jobs.failed} />],
          ]}
        />
        <Part
          icon={HardDrive}
          title={w(storage.isLocal ? 'storage' : 'disk')}
          hint={storage.isLocal ? w('storageLocal') : w('storageS3')}
          isGood={diskIsGood(storage)}
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

/** A number that leads to what failed. */
function Failed({ count }: { count: number }) {
  const formats = useFormats();
  const text = formats.number(count);
  return count === 0 ? text : <TextLink to="/admin?failures=1">{text}</TextLink>;
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
  panel: { display: 'flex', flexDirection: 'column', gap: '2' },
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    gap: '3',
  },
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'bg.card',
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

import { sheet } from '../../ui/theme/sheet';

export function PageTop({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '2' },
  title: { fontSize: '2xl' },
  lead: { maxWidth: 'measure', color: 'fg.muted', textWrap: 'pretty' },
});

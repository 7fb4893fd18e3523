import { useNoticeMessages } from '../features/people/reports/notice-messages';
import { RulesList } from '../features/people/reports/RulesList';
import { Muted, Text } from '../ui/layout/Layout';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { TextLink } from '../ui/navigation/TextLink';
import { sheet } from '../ui/theme/sheet';

/** /rules: the rules of the site. */
export function RulesPage() {
  const w = useNoticeMessages();
  usePageTitle(w('rulesTitle'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{w('rulesTitle')}</h1>
      <Text>{w('rulesLead')}</Text>
      <RulesList />
      <Muted>
        {w('rulesReport')} <TextLink to="/report">{w('rulesNotice')}</TextLink>
      </Muted>
    </div>
  );
}

const styles = sheet({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '40rem',
    paddingBlockStart: { base: '6', md: '8' },
  },
  title: { fontSize: '2xl' },
});

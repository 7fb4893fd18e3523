import { useId } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Muted } from '../../../ui/layout/Layout';
import { Time } from '../../../ui/text/Time';
import { useNow } from '../../../ui/text/useNow';
import { Appeal } from './Appeal';
import { useCaseMessages } from './case-messages';
import { caseStyles as styles } from './case-styles';
import type { Decision_DecisionFragment as Decision } from './Reports.generated';

/** A measure about the viewer: the statement of reasons, and the way to appeal. */
export function DecisionRow({ decision }: { decision: Decision }) {
  const w = useCaseMessages();
  const formats = useFormats();
  const now = useNow();
  const id = useId();
  const { outcome, ground, rule, law, facts, posts, until, createdAt, overruledAt, appealableUntil, appeal } = decision;
  const title = w(`decision${outcome}`);
  const end = new Date(appealableUntil);
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {overruledAt && <Badge tone="brand">{w('undone')}</Badge>}
        <Muted>
          <Time at={createdAt} />
        </Muted>
      </div>
      {overruledAt ? (
        <p>{w('undoneText', { day: formats.day(new Date(overruledAt)) })}</p>
      ) : (
        <p>
          {outcome === 'FREEZE' && until
            ? w('meaningFreezeUntil', { time: formats.moment(new Date(until)) })
            : w(`meaning${outcome}`)}
        </p>
      )}
      <p>
        {ground === 'RULE' && rule && w.rich('byRule', { rule: <bdi key="rule">{rule.text}</bdi> })}
        {ground === 'LAW' && law && w.rich('byLaw', { law: <bdi key="law">{law}</bdi> })}
      </p>
      <div>
        <p className={styles.label}>{w('reasons')}</p>
        <p dir="auto" className={styles.text}>
          {facts}
        </p>
      </div>
      {posts.length > 0 && (
        <div>
          <p className={styles.label}>{w(outcome === 'LABEL' ? 'labeled' : 'removed')}</p>
          {posts.map((post) => (
            <blockquote key={post.id} dir="auto" className={styles.quote}>
              {post.content || w('noWords')}
            </blockquote>
          ))}
        </div>
      )}
      <Muted>{w(decision.isByMachine ? 'byMachine' : decision.isByNotice ? 'byNotice' : 'byTeam')}</Muted>
      <Appeal
        of={decision}
        what={title}
        decisionId={decision.id}
        appeal={appeal}
        isOffered={!overruledAt && now < end}
        until={formats.day(end)}
      />
    </div>
  );
}

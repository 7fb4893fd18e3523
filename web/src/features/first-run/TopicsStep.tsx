import { Check, Plus } from 'lucide-react';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { Muted } from '../../ui/layout/Layout';
import { sheet } from '../../ui/theme/sheet';
import { ContentLanguages, useContentLanguages } from '../account/settings/ContentLanguages';
import { usePreferences } from '../session/preferences/usePreferences';
import { useTopicsToChooseQuery } from './FirstRun.generated';
import { useFirstRunMessages } from './messages';
import { StepFoot } from './Step';
import { topicsFor } from './topics';

const SKELETONS = 12;

/** Languages and topics. Each choice is saved at once. */
export function TopicsStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const say = useFirstRunMessages();
  return (
    <>
      <ContentLanguages />
      <div>
        <h3 className={styles.legend}>{say('topics')}</h3>
        <Topics />
      </div>
      <StepFoot onBack={onBack}>
        <Button onClick={onNext}>{say('next')}</Button>
      </StepFoot>
    </>
  );
}

function Topics() {
  const t = useT();
  const say = useFirstRunMessages();
  const { preferences, choose } = usePreferences();
  const languages = useContentLanguages();
  const { data, error, loading, refetch } = useTopicsToChooseQuery();
  if (error && !data) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, say('topicsFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.chips} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} width={`${5 + ((index * 7) % 4)}rem`} height="2.25rem" round />
        ))}
      </div>
    );
  }
  const chosen = preferences?.topics ?? [];
  const topics = topicsFor(data, languages, chosen);
  if (topics.length === 0) return <Muted>{say('noTopics')}</Muted>;
  return (
    <div role="group" aria-label={say('topics')} className={styles.chips}>
      {topics.map(({ tag, name }) => {
        const isOn = chosen.includes(tag);
        return (
          <Button
            key={tag}
            size="sm"
            variant={isOn ? 'solid' : 'outline'}
            icon={isOn ? Check : Plus}
            aria-pressed={isOn}
            onClick={() => choose({ topics: isOn ? chosen.filter((other) => other !== tag) : [...chosen, tag] })}
          >
            <bdi>#{name}</bdi>
          </Button>
        );
      })}
    </div>
  );
}

const styles = sheet({
  legend: { fontSize: 'md', fontWeight: 'medium', marginBlockEnd: '2' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
});

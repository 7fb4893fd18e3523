import type { ApolloCache } from '@apollo/client';
import { prependNode, VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import type { ReportSubject } from './report-dialog';
import type { ReportDraft } from './report-draft';
import {
  type Report_ReportFragment as Report,
  useReportPersonMutation,
  useReportPostMutation,
  useReportWhispersMutation,
} from './Reports.generated';

/** Sends reports of a subject. The same report that is sent again after a failure keeps its idempotency key. */
export function useReport(subject: ReportSubject) {
  const keys = useIdempotencyKeys();
  const [reportPerson] = useReportPersonMutation();
  const [reportPost] = useReportPostMutation();
  const [reportWhispers] = useReportWhispersMutation();

  return async function send(draft: ReportDraft): Promise<Report> {
    const { category, ruleIds, isIllegal } = draft;
    if (!category) throw new Error('A report needs a category.');
    const shared = { category, ruleIds: [...ruleIds], isIllegal, comment: draft.comment.trim() };
    const keyed = <Input>(input: Input) => ({
      variables: { input },
      context: { idempotencyKey: keys.for([subject.kind, input]) },
    });
    switch (subject.kind) {
      case 'POST': {
        const input = { ...shared, postId: subject.id, mediaId: draft.mediaId };
        const { data } = await reportPost({
          ...keyed(input),
          update: (cache, answer) => listed(cache, answer.data?.reportPost.report),
        });
        return received(data?.reportPost.report);
      }
      case 'PERSON': {
        const { isProfile } = draft;
        const postIds = isProfile ? [] : [...draft.postIds];
        const { data } = await reportPerson({
          ...keyed({ ...shared, userId: subject.person.id, isProfile, postIds }),
          update: (cache, answer) => listed(cache, answer.data?.reportPerson.report),
        });
        return received(data?.reportPerson.report);
      }
      case 'WHISPERS': {
        const { data } = await reportWhispers({
          ...keyed({ ...shared, whisperIds: [...draft.whisperIds] }),
          update: (cache, answer) => listed(cache, answer.data?.reportWhispers.report),
        });
        return received(data?.reportWhispers.report);
      }
    }
  };
}

function listed(cache: ApolloCache, report: Report | undefined): void {
  if (report) prependNode(cache, { of: VIEWER_CACHE_ID, field: 'reports' }, report);
}

function received(report: Report | undefined): Report {
  if (!report) throw new Error('The report was not answered.');
  return report;
}

import { visibilitiesOfQuoteOf } from '@mallard/rules/quoting';
import { canBecome, VISIBILITIES, type Visibility, visibilitiesOfReplyTo } from '@mallard/rules/visibility';
import type { Viewer } from '../../session/viewer/viewer';

/** Who can be chosen to read what is being written. */
export interface Audience {
  /** What it is unless someone chooses otherwise. */
  preferred: Visibility;
  allowed: readonly Visibility[];
  /** Why not all are allowed. */
  rule: 'reply' | 'edit' | 'limited' | 'quote' | null;
  /** A quack of its own: its author says who can reply. */
  takesReplyRule?: boolean;
}

const all = (preferred: Visibility): Audience => ({
  ...{ preferred, allowed: VISIBILITIES, rule: null, takesReplyRule: true },
});

/** Of a new quack. Lists show nothing of people whom moderators have limited. */
export function audienceOfNew({ preferences, accountState }: Viewer): Audience {
  const preferred = preferences.defaultVisibility;
  if (!accountState.isLimited) return all(preferred);
  return {
    preferred: preferred === 'PUBLIC' ? 'UNLISTED' : preferred,
    allowed: ['UNLISTED', 'FOLLOWERS'],
    rule: 'limited',
    takesReplyRule: true,
  };
}

/** Of one that is scheduled already. */
export const audienceOfScheduled = all;

export const audienceOfReply = (parent: Visibility): Audience => ({
  ...{ preferred: parent, allowed: visibilitiesOfReplyTo(parent), rule: 'reply' },
});

export const audienceOfEdit = (present: Visibility): Audience => ({
  preferred: present,
  allowed: VISIBILITIES.filter((to) => canBecome(present, to)),
  rule: 'edit',
});

/** The same for one that quotes another: never seen by more people than that one. @param quoted null if it quotes none, or that is unknown */
export function audienceOfQuote(audience: Audience, quoted: Visibility | null): Audience {
  if (quoted === null) return audience;
  const narrow = visibilitiesOfQuoteOf(quoted);
  const allowed = audience.allowed.filter((each) => narrow.includes(each));
  const [widest] = allowed;
  if (widest === undefined || allowed.length === audience.allowed.length) return audience;
  const preferred = allowed.includes(audience.preferred) ? audience.preferred : widest;
  return { preferred, allowed, rule: 'quote' };
}

/** What is shown, and sent: the choice of a draft, unless it is not allowed any more. */
export const chosenOf = ({ preferred, allowed }: Audience, chosen: Visibility | null): Visibility =>
  chosen !== null && allowed.includes(chosen) ? chosen : preferred;

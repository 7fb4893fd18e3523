import type { LinkCard_LinkCardFragment } from './LinkCard.generated';
import { LinkCard } from './LinkCard';

/** The card of a post's link. The space is reserved before the code loads, as link-card-styles.ts needs it. */
export const PostLinkCard = ({ card }: { card: LinkCard_LinkCardFragment | null | undefined }) => {
  if (!card) return null;
  const { width = 0, height = 1 } = card.image ?? {};
  const isWide = width >= 320 && width > height * 1.3;
  return (
    <div style={{ minHeight: '6rem' }}>
      <LinkCard card={card} isWide={isWide} />
    </div>
  );
};

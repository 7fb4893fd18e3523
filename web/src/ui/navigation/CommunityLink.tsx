const address = document.querySelector<HTMLMetaElement>('meta[name="community"]')?.content;

interface CommunityLinkProps {
  children: string;
  className: string;
}

/** A link to the community, if the operator has set DISCORD_URL; the server writes that into the page. */
export function CommunityLink({ children, className }: CommunityLinkProps) {
  if (address !== '/discord') return null;
  return (
    <a href={address} className={className}>
      {children}
    </a>
  );
}

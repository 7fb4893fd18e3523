const address = document.querySelector<HTMLMetaElement>('meta[name="community"]')?.content;

interface CommunityLinkProps {
  children: string;
  className: string;
}

/** Leads on to the community where the operator has set one (DISCORD_URL), by the server, which writes that into the page. */
export function CommunityLink({ children, className }: CommunityLinkProps) {
  if (address !== '/discord') return null;
  return (
    <a href={address} className={className}>
      {children}
    </a>
  );
}

import type { LinkCardView } from '#posts/link-cards/link-card.view.js';
import type { SiteAddresses } from '../request/site-addresses.js';

/** https://docs.joinmastodon.org/entities/PreviewCard/ */
export interface PreviewCard {
  url: string;
  title: string;
  description: string;
  type: 'link';
  author_name: string;
  author_url: string;
  authors: [];
  provider_name: string;
  provider_url: string;
  html: string;
  width: number;
  height: number;
  image: string | null;
  image_description: string;
  embed_url: string;
  blurhash: null;
  language: null;
  published_at: null;
}

export function previewCardOf(card: LinkCardView, site: SiteAddresses): PreviewCard {
  return {
    url: card.url,
    title: card.title,
    description: card.description ?? '',
    type: 'link',
    author_name: '',
    author_url: '',
    authors: [],
    provider_name: card.siteName ?? '',
    provider_url: '',
    html: '',
    width: card.image?.width ?? 0,
    height: card.image?.height ?? 0,
    image: card.image && site.full(card.image.url),
    image_description: '',
    embed_url: '',
    blurhash: null,
    language: null,
    published_at: null,
  };
}

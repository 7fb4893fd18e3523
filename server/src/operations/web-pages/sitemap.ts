import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { HelpPageViews } from '#help/pages/help-page.view.js';
import { HelpTopicViews } from '#help/topics/help-topic.view.js';
import { XML_HEAD, xmlText } from './xml.js';

/** URLs per file, and users and posts listed at most. */
const FILE_SIZE = 5_000;
const MAX_USERS = 20_000;
const MAX_POSTS = 10_000;
/** How long the sitemap is cached, in milliseconds. */
const FRESH_MS = 600_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** $1 rows. Users whom visitors see in lists, most followed first. */
const USERS = `
select '/user/' || u.handle as path, u.updated_at as changed_at from users u
where u.is_active and u.email_verified_at is not null and not u.requires_login and not u.is_limited
order by u.follower_count desc, u.id desc limit $1::int`;
/** $1 rows. Newest first. */
const POSTS = `
select '/post/' || p.id as path, coalesce(p.edited_at, p.created_at) as changed_at
from posts p join users u on u.id = p.author_id and u.is_active and not u.requires_login and not u.is_limited
where p.parent_id is null and p.deleted_at is null and p.is_listed
order by p.id desc limit $1::int`;

interface Entry {
  path: string;
  changed_at: Date | null;
}

/** The URLs for search engines, as /sitemap.xml; split into several files if there are many. */
@Injectable()
export class Sitemap {
  private gathered: { at: number; entries: Promise<Entry[]> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly topics: HelpTopicViews,
    private readonly pages: HelpPageViews,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The sitemap, or an index of its files if there are several. At most ten minutes old. */
  async whole(): Promise<string> {
    const entries = await this.entries();
    if (entries.length <= FILE_SIZE) return this.file(entries);
    const files = Array.from({ length: Math.ceil(entries.length / FILE_SIZE) }, (_, place) => place + 1);
    const list = files.map((number) => `<sitemap><loc>${this.address(`/sitemap-${number}.xml`)}</loc></sitemap>\n`);
    return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${list.join('')}</sitemapindex>\n`;
  }

  /** @param number from 1. @returns null if there is no such file */
  async part(number: number): Promise<string | null> {
    const entries = (await this.entries()).slice((number - 1) * FILE_SIZE, number * FILE_SIZE);
    return entries.length === 0 ? null : this.file(entries);
  }

  private entries(): Promise<Entry[]> {
    if (!this.gathered || Date.now() - this.gathered.at > FRESH_MS) {
      const entries = this.gather();
      entries.catch(() => (this.gathered = undefined));
      this.gathered = { at: Date.now(), entries };
    }
    return this.gathered.entries;
  }

  private async gather(): Promise<Entry[]> {
    const topics = await this.topics.all(null);
    const pages = await this.pages.all(null);
    return [
      ...['/', '/explore', '/help'].map((path) => ({ path, changed_at: null })),
      ...pages.map(({ slug, updatedAt }) => ({ path: `/help?tab=${slug}`, changed_at: updatedAt })),
      ...topics.map((topic) => ({
        path: `/help/t/${encodeURIComponent(topic.permalink)}`,
        changed_at: topic.updatedAt,
      })),
      ...(await this.database.rows<Entry>(USERS, [MAX_USERS])),
      ...(await this.database.rows<Entry>(POSTS, [MAX_POSTS])),
    ];
  }

  private file(entries: readonly Entry[]): string {
    const urls = entries.map(({ path, changed_at: changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${this.address(path)}</loc>${changed}</url>\n`;
    });
    return `${XML_HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
  }

  private address(path: string): string {
    return xmlText(this.settings.PUBLIC_URL + path);
  }
}

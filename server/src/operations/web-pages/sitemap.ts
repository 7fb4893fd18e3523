import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { HelpPageViews } from '#help/pages/help-page.view.js';
import { HelpTopicViews } from '#help/topics/help-topic.view.js';
import type { UserTable } from '#identity/users/user.entity.js';
import type { PostSchema } from '#posts/model/post.entity.js';
import { XML_HEAD, xmlText } from './xml.js';

/** URLs per file, and users and posts listed at most. */
const FILE_SIZE = 5_000;
const MAX_USERS = 20_000;
const MAX_POSTS = 10_000;
/** How long the sitemap is cached, in milliseconds. */
const FRESH_MS = 600_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Tables = UserTable & InferKyselyDB<typeof PostSchema>;

interface Entry {
  path: string;
  changedAt: Date | null;
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
      ...['/', '/explore', '/help'].map((path) => ({ path, changedAt: null })),
      ...pages.map(({ slug, updatedAt }) => ({ path: `/help?tab=${slug}`, changedAt: updatedAt })),
      ...topics.map((topic) => ({
        path: `/help/t/${encodeURIComponent(topic.permalink)}`,
        changedAt: topic.updatedAt,
      })),
      ...(await this.people()),
      ...(await this.posts()),
    ];
  }

  /** Users whom visitors see in lists, most followed first. */
  private async people(): Promise<Entry[]> {
    const users = await this.database
      .reads<Tables>()
      .selectFrom('users')
      .select(['handle', 'updated_at as changedAt'])
      .where('is_active', '=', true)
      .where('email_verified_at', 'is not', null)
      .where('requires_login', '=', false)
      .where('is_limited', '=', false)
      .orderBy('follower_count', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_USERS)
      .execute();
    return users.map(({ handle, changedAt }) => ({ path: `/user/${handle}`, changedAt }));
  }

  /** Newest first. */
  private async posts(): Promise<Entry[]> {
    const posts = await this.database
      .reads<Tables>()
      .selectFrom('posts as p')
      .innerJoin('users as u', 'u.id', 'p.author_id')
      .select(['p.id', 'p.created_at', 'p.edited_at'])
      .where('u.is_active', '=', true)
      .where('u.requires_login', '=', false)
      .where('u.is_limited', '=', false)
      .where('p.parent_id', 'is', null)
      .where('p.deleted_at', 'is', null)
      .where('p.is_listed', '=', true)
      .orderBy('p.id', 'desc')
      .limit(MAX_POSTS)
      .execute();
    return posts.map((post) => ({ path: `/post/${post.id}`, changedAt: post.edited_at ?? post.created_at }));
  }

  private file(entries: readonly Entry[]): string {
    const urls = entries.map(({ path, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${this.address(path)}</loc>${changed}</url>\n`;
    });
    return `${XML_HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
  }

  private address(path: string): string {
    return xmlText(this.settings.PUBLIC_URL + path);
  }
}

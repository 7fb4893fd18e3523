import { type RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import type { UserView } from '#people/users/user.view.js';
import type { HelpCategoryView } from './categories/help-category.view.js';
import type { HelpPageVersionView, HelpPageView } from './pages/help-page.view.js';
import type { HelpTopicView } from './topics/help-topic.view.js';

/** HelpCategory of the REST contract. */
export interface RestHelpCategory {
  id: string;
  name: string;
  description: string;
  icon: string | null;
  order: number;
  topicCount: number;
}

export function toRestCategory(category: HelpCategoryView): RestHelpCategory {
  const { id, name, description, icon, position, topicCount } = category;
  return { id, name, description, icon, order: position, topicCount };
}

/** HelpTopic of the REST contract. */
export interface RestHelpTopic {
  id: string;
  categoryId: string;
  categoryName: string;
  title: string;
  permalink: string;
  content: string;
  order: number;
  createdOn: Date;
  lastModifiedOn: Date;
}

export function toRestTopic(topic: HelpTopicView, category: HelpCategoryView | undefined): RestHelpTopic {
  return {
    id: topic.id,
    categoryId: topic.categoryId,
    categoryName: category?.name ?? '',
    title: topic.title,
    permalink: topic.permalink,
    content: topic.body,
    order: topic.position,
    createdOn: topic.createdAt,
    lastModifiedOn: topic.updatedAt,
  };
}

/** HelpPage of the REST contract. */
export interface RestHelpPage {
  id: string;
  slug: string;
  title: string;
  content: string;
  version: number;
  publishedOn: Date;
}

export function toRestPage({ id, slug, title, body, version, updatedAt }: HelpPageView): RestHelpPage {
  return { id, slug, title, content: body, version, publishedOn: updatedAt };
}

/** HelpPageVersion of the REST contract. */
export interface RestHelpPageVersion {
  id: string;
  pageId: string;
  version: number;
  title: string;
  content: string;
  createdOn: Date;
  createdBy: RestUserSummary | null;
}

export function toRestVersion(version: HelpPageVersionView, author: UserView | undefined): RestHelpPageVersion {
  return {
    id: version.id,
    pageId: version.pageId,
    version: version.version,
    title: version.title,
    content: version.body,
    createdOn: version.createdAt,
    createdBy: author ? toRestSummary(author) : null,
  };
}

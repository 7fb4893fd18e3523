import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import { RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import type { UserView } from '#people/users/user.view.js';
import type { HelpCategoryView } from './categories/help-category.view.js';
import type { HelpPageVersionView, HelpPageView } from './pages/help-page.view.js';
import type { HelpTopicView } from './topics/help-topic.view.js';

/** HelpCategory of the REST contract. */
export const RestHelpCategory = restShape('HelpCategory', {
  id: uuid,
  name: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  order: z.int(),
  topicCount: z.int(),
});
export type RestHelpCategory = z.infer<typeof RestHelpCategory>;

export function toRestCategory(category: HelpCategoryView): RestHelpCategory {
  const { id, name, description, icon, position, topicCount } = category;
  return { id, name, description, icon, order: position, topicCount };
}

/** HelpTopic of the REST contract. */
export const RestHelpTopic = restShape('HelpTopic', {
  id: uuid,
  categoryId: uuid,
  categoryName: z.string(),
  title: z.string(),
  permalink: z.string(),
  content: z.string(),
  order: z.int(),
  createdOn: instant,
  lastModifiedOn: instant,
});
export type RestHelpTopic = z.infer<typeof RestHelpTopic>;

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
export const RestHelpPage = restShape('HelpPage', {
  id: uuid,
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  version: z.int(),
  publishedOn: instant,
});
export type RestHelpPage = z.infer<typeof RestHelpPage>;

export function toRestPage({ id, slug, title, body, version, updatedAt }: HelpPageView): RestHelpPage {
  return { id, slug, title, content: body, version, publishedOn: updatedAt };
}

/** HelpPageVersion of the REST contract. */
export const RestHelpPageVersion = restShape('HelpPageVersion', {
  id: uuid,
  pageId: uuid,
  version: z.int(),
  title: z.string(),
  content: z.string(),
  createdOn: instant,
  createdBy: RestUserSummary.nullable(),
});
export type RestHelpPageVersion = z.infer<typeof RestHelpPageVersion>;

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

import { hashtagPath, publicHashtagPath } from '@mallard/rules/page-paths';
import { useViewer } from '../viewer/viewer';

const searchOn = (page: string) => (query: string) => `${page}?${new URLSearchParams({ q: query }).toString()}`;

const ofPeople = { home: '/stream', explore: '/explore', search: searchOn('/explore'), hashtag: hashtagPath };
const ofVisitors = { home: '/discover', explore: '/discover', search: searchOn('/search'), hashtag: publicHashtagPath };

/** Paths of pages that need an account; for visitors, those of their public counterparts. */
export const usePaths = () => (useViewer() ? ofPeople : ofVisitors);

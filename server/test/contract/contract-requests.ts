import { animation, filesForm, picture } from '../api/support/pictures.js';
import { PASSWORD, type Person } from '../api/support/world.js';
import type { ContractScene } from './contract-scene.js';

/** The input of a route, besides path parameters, which are filled in by name. */
export interface ContractRequest {
  readonly [part: string]: unknown;
  readonly body?: unknown;
  /** The query string, such as `?searchTerm=po`. */
  readonly query?: string;
  /** Who asks, if the role alone is not enough. */
  readonly as?: Person;
}

type Make = (scene: ContractScene) => ContractRequest | Promise<ContractRequest>;

const NEXT_PASSWORD = 'maple-tundra-violin-27-canoe';
const nothing: Make = () => ({});
const aboutQuack: Make = ({ quack }) => ({ id: quack });
const aboutAda: Make = ({ ada }) => ({ id: ada.id });
const said: Make = () => ({ body: { content: 'for @ben at the #pond' } });
const grant = async (scene: ContractScene) => ({ claimId: (await scene.claim()).id });
const helpPages = async (scene: ContractScene) =>
  (await scene.data(scene.app.visitor.get('/help/pages')))[0].id as string;

/** Requests for every route of the contract, such that the response has data. */
export const REQUESTS: Readonly<Record<string, Make>> = {
  'GET /identity/profile': nothing,
  'PUT /identity/profile': () => ({ body: { firstName: 'Ada', lastName: 'of the Pond' } }),
  'PUT /identity/profile-image': async () => ({
    body: filesForm([{ field: 'ImageFile', bytes: await picture().jpeg().toBuffer() }]),
  }),
  'PUT /identity/preferences': () => ({ body: { pageSizeDefault: 20 } }),
  'PUT /identity/change-password': async (scene) => ({
    as: await scene.newPerson(),
    body: { password: PASSWORD, newPassword: NEXT_PASSWORD, confirmNewPassword: NEXT_PASSWORD },
  }),
  'POST /identity/forgot-password': () => ({ body: { email: 'who@example.org' } }),
  'POST /identity/reset-password': async (scene) => {
    const { email } = await scene.newPerson();
    const { token } = await scene.mailed('/identity/forgot-password', { email });
    return { body: { email, token, password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD } };
  },
  'POST /tokens': () => ({ body: { email: 'ada', password: PASSWORD } }),
  'GET /tokens/{refreshToken}': async (scene) => ({ refreshToken: (await scene.newPerson()).refreshToken }),

  'POST /products/products-paginated': async (scene) => {
    await scene.product();
    return { body: { keyword: 'kettle' } };
  },
  'POST /products': () => ({ body: { name: 'Mug', description: '' } }),
  'POST /products/export': () => ({ body: { keyword: '', sorting: [{ id: 'name', desc: true }] } }),
  'GET /products/{id}': async (scene) => ({ id: await scene.product() }),
  'PUT /products/{id}': async (scene) => ({ id: await scene.product(), body: { name: 'Kettle', stock: 2 } }),
  'DELETE /products/{id}': async (scene) => ({ id: await scene.product() }),
  'POST /products/pdf/{id}': async (scene) => ({ id: await scene.product() }),

  'GET /identity/users': nothing,
  'POST /identity/users': (scene) => {
    const handle = scene.word('managed');
    return { body: { handle, email: `${handle}@example.net`, password: PASSWORD, roleId: 'basic' } };
  },
  'GET /identity/users/{id}': aboutAda,
  'PUT /identity/users/{id}': async (scene) => ({ id: (await scene.newPerson()).id, body: { firstName: 'New' } }),
  'DELETE /identity/users/{id}': async (scene) => ({ id: (await scene.newPerson()).id }),

  'POST /email-subscription/subscribe': () => ({ body: { email: 'reader@example.net' } }),
  'POST /email-subscription/verify': async (scene) => {
    const { token } = await scene.mailed('/email-subscription/subscribe');
    return { body: { token } };
  },
  'GET /email-subscription/admin/list': async (scene) => {
    await scene.subscription();
    return {};
  },
  'PUT /email-subscription/admin/verify/{id}': async (scene) => ({
    id: await scene.subscription(),
    body: { isVerified: true },
  }),
  'DELETE /email-subscription/admin/{id}': async (scene) => ({ id: await scene.subscription() }),

  'GET /help/categories': nothing,
  'POST /help/categories': (scene) => ({ body: { name: scene.word('Category ') } }),
  'GET /help/categories/{id}': async (scene) => ({ id: await scene.helpCategory() }),
  'PUT /help/categories/{id}': async (scene) => ({
    id: await scene.helpCategory(),
    body: { name: scene.word('New ') },
  }),
  'DELETE /help/categories/{id}': async (scene) => ({ id: await scene.helpCategory() }),
  'GET /help/topics': nothing,
  'GET /help/topics/{id}': async (scene) => ({ id: await scene.helpTopic() }),
  'GET /help/topics/permalink/{permalink}': () => ({ permalink: 'nods' }),
  'POST /help/topics': async (scene) => ({
    body: { categoryId: await scene.helpCategory(), title: scene.word('Topic '), content: 'x' },
  }),
  'PUT /help/topics/{id}': async (scene) => ({
    id: await scene.helpTopic(),
    body: { categoryId: await scene.helpCategory(), title: scene.word('Topic '), content: 'y' },
  }),
  'DELETE /help/topics/{id}': async (scene) => ({ id: await scene.helpTopic() }),
  'POST /help/contact': () => ({
    body: { name: 'Vera', email: 'vera@example.net', subject: 'Hello', message: 'How deep is the pond?' },
  }),
  'GET /help/pages': nothing,
  'GET /help/pages/{id}': async (scene) => ({ id: await helpPages(scene) }),
  'PUT /help/pages/{id}': async (scene) => ({ id: await helpPages(scene), body: { title: 'Privacy', content: 'z' } }),
  'GET /help/pages/{id}/versions': async (scene) => ({ id: await helpPages(scene) }),
  'GET /help/versions/{id}': async (scene) => {
    const versions = await scene.data(scene.app.visitor.get(`/help/pages/${await helpPages(scene)}/versions`));
    return { id: versions[0].id as string };
  },

  'POST /posts': said,
  'GET /posts/{id}': aboutQuack,
  'PUT /posts/{id}': async (scene) => ({ id: await scene.adasQuack(), body: { content: 'edited @ben #pond' } }),
  'DELETE /posts/{id}': async (scene) => ({ id: await scene.adasQuack() }),
  'GET /posts': nothing,
  'GET /posts/user/{userId}': ({ ada }) => ({ userId: ada.id }),
  'POST /posts/replies': ({ quack }) => ({ body: { parentPostId: quack, content: 'quite so @ben' } }),
  'GET /posts/{id}/replies': aboutQuack,
  'GET /posts/{id}/thread': aboutQuack,
  'GET /posts/{id}/reply-count': aboutQuack,

  'POST /follows/{id}': ({ ben }) => ({ id: ben.id }),
  'DELETE /follows/{id}': async (scene) => ({ id: (await scene.newPerson()).id }),
  'GET /follows/{id}/status': ({ ben }) => ({ id: ben.id }),
  'GET /follows/{id}/stats': aboutAda,
  'GET /follows/{id}/followers': aboutAda,
  'GET /follows/{id}/following': aboutAda,
  'POST /likes/posts/{id}': async (scene) => ({ id: await scene.adasQuack() }),
  'DELETE /likes/posts/{id}': async (scene) => ({ id: await scene.adasQuack() }),
  'GET /likes/posts/{id}/status': aboutQuack,
  'GET /likes/posts/{id}': aboutQuack,
  'GET /likes/posts/{id}/stats': aboutQuack,
  'GET /likes/users/{id}': aboutAda,

  'GET /registration/enabled': nothing,
  'POST /registration/register': (scene) => {
    const userName = scene.word('newcomer');
    const names = { firstName: 'New', lastName: 'Duck' };
    return {
      body: { userName, email: `${userName}@example.net`, password: PASSWORD, confirmPassword: PASSWORD, ...names },
    };
  },
  'POST /registration/verify-email': async (scene) => ({
    body: await scene.mailed('/registration/register', { handle: scene.word('verifier'), password: PASSWORD }),
  }),
  'POST /registration/resend-verification': () => ({ body: { email: 'who@example.org' } }),
  'GET /profiles/public/{handle}': () => ({ handle: '@Ada' }),
  'GET /profiles/authenticated/{handle}': () => ({ handle: 'ben' }),
  'GET /profiles/exists/{handle}': () => ({ handle: 'ada' }),

  'GET /mentions/posts/{id}': aboutQuack,
  'GET /mentions/users/{id}': ({ ben }) => ({ id: ben.id }),
  'POST /mentions/parse': said,
  'POST /mentions/format': said,

  'POST /media/upload': () => ({ body: filesForm([animation(1)]) }),
  'POST /media/upload-multiple': () => ({ body: filesForm([animation(1), animation(2)]) }),
  'DELETE /media': async (scene) => ({ query: `?cloudinaryUrl=${encodeURIComponent(await scene.media())}` }),
  'POST /media/validate': () => ({ body: { fileName: 'a.png', contentType: 'image/png', size: 100 } }),

  'GET /maintenance/status': () => ({ query: '?routePath=/stream' }),
  'GET /maintenance/global': nothing,
  'GET /maintenance': async (scene) => {
    await scene.maintenance();
    return {};
  },
  'GET /maintenance/{id}': async (scene) => ({ id: await scene.maintenance() }),
  'PUT /maintenance/{id}': async (scene) => ({ id: await scene.maintenance(), body: { routePath: '/explore' } }),
  'DELETE /maintenance/{id}': async (scene) => ({ id: await scene.maintenance() }),
  'POST /maintenance': () => ({ body: { name: 'Upgrade', routePath: '/explore' } }),
  // A window for one page: one for the whole site would close the other routes.
  'POST /maintenance/{id}/toggle': async (scene) => {
    const id = await scene.maintenance();
    await scene.data(scene.app.as(scene.admin).put(`/maintenance/${id}`, { routePath: '/explore' }));
    return { id };
  },

  'GET /claims/categories': nothing,
  'POST /claims/categories': (scene) => ({ body: { name: scene.word('Category ') } }),
  'GET /claims/categories/{id}': async (scene) => ({ id: await scene.claimCategory() }),
  'PUT /claims/categories/{id}': async (scene) => ({
    id: await scene.claimCategory(),
    body: { name: scene.word('New ') },
  }),
  'DELETE /claims/categories/{id}': async (scene) => ({ id: await scene.claimCategory() }),
  'GET /claims/definitions': nothing,
  'POST /claims/definitions': async (scene) => ({
    body: { categoryId: await scene.claimCategory(), claimValue: `pond.${scene.word('claim')}`, name: 'A claim' },
  }),
  'GET /claims/definitions/{id}': async (scene) => ({ id: (await scene.claim()).id }),
  'PUT /claims/definitions/{id}': async (scene) => {
    const { id, categoryId } = await scene.claim();
    return { id, body: { categoryId, claimValue: `pond.${scene.word('claim')}`, name: 'Another name' } };
  },
  'DELETE /claims/definitions/{id}': async (scene) => ({ id: (await scene.claim()).id }),
  'GET /claims/definitions/category/{id}': async (scene) => ({ id: (await scene.claim()).categoryId }),
  'GET /claims/users/{id}/claims': aboutAda,
  'GET /claims/roles/{id}/claims': () => ({ id: 'editor' }),
  'POST /claims/users/{userId}/claims/{claimId}': async (scene) => ({ userId: scene.ada.id, ...(await grant(scene)) }),
  'DELETE /claims/users/{userId}/claims/{claimId}': async (scene) => ({
    userId: scene.ada.id,
    ...(await grant(scene)),
  }),
  'POST /claims/roles/{roleId}/claims/{claimId}': async (scene) => ({ roleId: 'basic', ...(await grant(scene)) }),
  'DELETE /claims/roles/{roleId}/claims/{claimId}': async (scene) => ({ roleId: 'basic', ...(await grant(scene)) }),

  'GET /hashtags/search': () => ({ query: '?searchTerm=po' }),
  'GET /hashtags/trending': nothing,
  'GET /hashtags/popular': nothing,
  'GET /hashtags/tag/{tag}': () => ({ tag: 'pond' }),
  'GET /hashtags/posts/{tag}': () => ({ tag: 'pond' }),
  'GET /hashtags/stats/{tag}': () => ({ tag: 'pond' }),
  'POST /hashtags/parse': said,
  'GET /health': nothing,
};

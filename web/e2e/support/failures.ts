import type { Page, Route } from '@playwright/test';

// The route stays after a fault is mended: removing the last route of a page aborts other running requests.

/** Makes requests of one GraphQL operation fail from now on, as a lost network does. @returns a function that ends it */
export async function breakOperation(page: Page, operationName: string): Promise<() => void> {
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (isBroken && asksFor(route.request().postData(), operationName)) await route.abort('connectionreset');
    else await route.fallback();
  });
  return () => {
    isBroken = false;
  };
}

/** Drops the first response of an operation, after the server has processed it. */
export async function loseAnswer(page: Page, operationName: string): Promise<void> {
  let lost = false;
  await page.route('**/graphql', async (route) => {
    if (lost || !asksFor(route.request().postData(), operationName)) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Drops each response of an operation, after the server has processed it. */
export async function loseAnswers(page: Page, operationName: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!asksFor(route.request().postData(), operationName)) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Leaves the requests of one operation without an answer. */
export async function holdOperation(page: Page, operationName: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!asksFor(route.request().postData(), operationName)) await route.fallback();
  });
}

/** Holds the requests of an operation until `fail` aborts them or `mend` continues them. */
export async function stallOperation(
  page: Page,
  operationName: string,
): Promise<{ fail: () => Promise<void>; mend: () => Promise<void> }> {
  const waiting: Route[] = [];
  let state: 'stalled' | 'broken' | 'mended' = 'stalled';
  await page.route('**/graphql', async (route) => {
    if (state === 'mended' || !asksFor(route.request().postData(), operationName)) await route.fallback();
    else if (state === 'broken') await route.abort('connectionreset');
    else waiting.push(route);
  });
  return {
    fail: async () => {
      state = 'broken';
      await Promise.all(waiting.splice(0).map((route) => route.abort('connectionreset')));
    },
    mend: async () => {
      state = 'mended';
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

/** Responds to an operation instead of the server. */
export async function answerOperation(page: Page, operationName: string, data: object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!asksFor(route.request().postData(), operationName)) return route.fallback();
    await route.fulfill({ json: { data } });
  });
}

/** Answers one operation in the words of a server that refuses. */
export async function refuseOperation(
  page: Page,
  operationName: string,
  message: string,
  code: string,
  /** In seconds, where the server tells it. */
  retryAfter?: number,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!asksFor(route.request().postData(), operationName)) return route.fallback();
    await route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code, reason: code, retryAfter } }] },
    });
  });
}

/** Notes which operations a page asks for from now on; subscriptions are not among them. */
export function listOperations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.url().endsWith('/graphql') ? (request.postData() ?? '') : '');
    if (name?.[1]) asked.push(name[1]);
  });
  return asked;
}

function asksFor(body: string | null, operationName: string): boolean {
  return body?.includes(`"operationName":"${operationName}"`) ?? false;
}

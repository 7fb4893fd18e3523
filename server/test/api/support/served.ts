import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again where a busy server answers 503 and says when to come back, as its clients do. For tests of many requests at
 * once, which a machine that does much else can't all serve within the database's limits of time.
 */
export async function served<Answer extends { status: number; headers: Headers }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds) return answer;
    await delay(seconds * 1000);
  }
}

import type { Client, Json, RestAnswer } from '../../api/support/client.js';
import { filesForm, picture } from '../../api/support/pictures.js';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What an app gets for a new status. */
export async function publish(client: Client, body: object): Promise<Json> {
  const answer = await client.post('/v1/statuses', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export async function uploadPicture(client: Client, description = ''): Promise<Json> {
  const form = filesForm([await picture(64, 48).jpeg().toBuffer()], { description });
  return (await client.post('/v2/media', form)).body;
}

/** The status of an answer, and the sentence that a client shows. */
export async function refusal(asked: Promise<RestAnswer>): Promise<[status: number, error: Json]> {
  const { status, body } = await asked;
  return [status, body.error];
}

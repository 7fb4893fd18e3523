import { RestError } from '../../../graphql/errors';
import { createRestCall, type Send } from '../../../graphql/rest-client';
import { session } from '../../session/sign-in/api';
import type { Attached } from './attached';
import { isVideo } from './file-check';
import { posterOf } from './video-poster';

/** The fields of a REST media object that are used here. */
interface RestMedia {
  id: string;
  url: string;
  width: number | null;
  height: number | null;
  resourceType: 'image' | 'video';
  altText: string;
  thumbnailUrl: string | null;
}

interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The same for each attempt with the same file, so that it is stored once. */
  idempotencyKey: string;
}

/** Uploads one file; rejects with a RestError. */
export async function uploadFile(file: File, options: UploadOptions): Promise<Attached> {
  const body = new FormData();
  const poster = isVideo(file) ? await posterOf(file) : null;
  body.set('file', file);
  if (poster) body.set('poster', poster, 'poster.jpg');
  const call = createRestCall(session, sendWith(options));
  const { id, url, width, height, resourceType, altText, thumbnailUrl } = await call<RestMedia>(
    'POST',
    '/media/upload',
    body,
  );
  const kind = resourceType === 'video' ? 'VIDEO' : 'IMAGE';
  return { id, url, thumbnailUrl, kind, width, height, altText, placeholder: null, isAnimated: false };
}

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function sendWith({ onProgress, signal, idempotencyKey }: UploadOptions): Send {
  return (method, path, body, token) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, `/api${path}`);
      request.setRequestHeader('accept-language', document.documentElement.lang);
      request.setRequestHeader('idempotency-key', idempotencyKey);
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after');
        const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new RestError(0, []));
      request.onabort = () => reject(new RestError(0, []));
      if (signal.aborted) reject(new RestError(0, []));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
}

import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { newKey } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { useMediaMessages } from '../media/useMediaMessages';
import type { Attached } from './attached';
import { isVideo } from './file-check';
import { uploadFile } from './upload-file';

/** A running or failed upload. */
export interface Pending {
  key: string;
  file: File;
  /** An object URL for the preview. */
  previewUrl: string;
  isVideo: boolean;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed; null while it is running. */
  failure: string | null;
}

/** The uploads of a composer, one after another. @param onUploaded called in the order in which the files were added */
export function useUploads(onUploaded: (attached: Attached) => void) {
  const t = useT();
  const w = useMediaMessages();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });

  const change = (key: string, changes: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send(one: Pending): Promise<void> {
    const abort = aborts.current.get(one.key);
    if (!abort || abort.signal.aborted) return;
    try {
      const attached = await uploadFile(one.file, {
        onProgress: (progress) => change(one.key, { progress }),
        signal: abort.signal,
        idempotencyKey: one.key,
      });
      told.current(attached);
      forget(one);
    } catch (error) {
      if (!abort.signal.aborted) change(one.key, { failure: errorMessage(error, t, w('uploadFailed')) });
    }
  }

  function start(one: Pending) {
    aborts.current.set(one.key, new AbortController());
    queue.current = queue.current.then(() => send(one));
  }

  function forget({ key, previewUrl }: Pending) {
    aborts.current.get(key)?.abort();
    aborts.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
    URL.revokeObjectURL(previewUrl);
  }

  return {
    pending,
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        ...{ key: newKey(), file, previewUrl: URL.createObjectURL(file), isVideo: isVideo(file) },
        ...{ progress: 0, failure: null },
      }));
      setPending((all) => [...all, ...added]);
      added.forEach(start);
    },
    retry(one: Pending) {
      change(one.key, { failure: null, progress: 0 });
      start(one);
    },
    remove: forget,
  };
}

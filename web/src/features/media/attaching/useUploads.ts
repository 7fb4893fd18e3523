import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { newKey } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { useMediaWords } from '../useMediaWords';
import type { Attached } from './attached';
import { isVideo } from './file-check';
import { uploadFile } from './upload-file';

/** A file on its way. */
export interface Pending {
  key: string;
  file: File;
  /** Of the file on this device, for showing it meanwhile. */
  previewUrl: string;
  isVideo: boolean;
  /** From 0 to 1. */
  progress: number;
  /** Why it did not go through; null while it is on its way. */
  failure: string | null;
}

/** Uploads of one composer, one after the other. @param onUploaded called for each in the order in which they were added */
export function useUploads(onUploaded: (attached: Attached) => void) {
  const t = useT();
  const w = useMediaWords();
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

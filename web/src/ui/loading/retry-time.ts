/** Resolves after `ms`, or as soon as the device is online again. */
export function retryTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}

let count = 0;

/** Whether this tab is publishing: its post may arrive over the live connection before the response does. */
export const publishingHere = {
  read: (): boolean => count > 0,
  async during<T>(work: Promise<T>): Promise<T> {
    count += 1;
    try {
      return await work;
    } finally {
      count -= 1;
    }
  },
};

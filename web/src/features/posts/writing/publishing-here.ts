let count = 0;

/** Whether this tab is publishing: its own quack then comes back over the live connection too, maybe before the answer. */
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

/** Waits until `claim` holds, looking every 10 ms. @throws Error when it does not within `limitMs` */
export async function until(claim: () => boolean | Promise<boolean>, limitMs = 45_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await claim())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${limitMs} ms: ${claim.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

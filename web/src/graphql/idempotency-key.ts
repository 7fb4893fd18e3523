import { useState } from 'react';

/**
 * Keys for mutations that must not run twice. A payload that is sent again after a failure keeps its key; a changed
 * payload gets a new one.
 */
export class IdempotencyKeys {
  private payload: string | null = null;
  private key = '';

  for(payload: unknown): string {
    const written = JSON.stringify(payload);
    if (written !== this.payload) {
      this.payload = written;
      this.key = newKey();
    }
    return this.key;
  }

  /** After a success, the same payload again is a new request. */
  next(): void {
    this.payload = null;
  }
}

/** Keys that live as long as the form or draft that uses them. */
export const useIdempotencyKeys = (): IdempotencyKeys => useState(() => new IdempotencyKeys())[0];

/** 128 random bits. `crypto.randomUUID` is missing on plain HTTP, which local networks use. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

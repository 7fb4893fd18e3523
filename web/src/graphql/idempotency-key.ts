import { useState } from 'react';

/**
 * Keys for mutations that must not happen twice. A key belongs to one payload: the same payload, sent again after a
 * failure, has the same key; a changed one gets its own.
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

  /** After a success: the same text once more is meant as another one. */
  next(): void {
    this.payload = null;
  }
}

/** Keys that live as long as the form or draft that asks for them. */
export const useIdempotencyKeys = (): IdempotencyKeys => useState(() => new IdempotencyKeys())[0];

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where people try things out in a local network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { UnusableMedia } from './media.errors.js';
import { keyOf, type MediaFile, mediaFileOf } from './files/media-keys.js';

/** The path of media on the site. */
export const MEDIA_PATH = '/media/files';

const DAY_MS = 86_400_000;
const TICKET = /^([0-9a-z]{4,8})\.([A-Za-z0-9_-]{22})$/;

/**
 * The URLs of media. A browser requests pictures without credentials, so URLs of media that aren't public carry a
 * ticket. It is issued to those who may see them and is valid until the end of the next day (UTC).
 */
@Injectable()
export class MediaAddresses {
  private readonly key: Uint8Array;
  private readonly origin: string;

  constructor(@Inject(SECRETS) secrets: Secrets, @Inject(SETTINGS) settings: Settings) {
    this.key = new Uint8Array(hkdfSync('sha256', secrets.jwtSecret, 'mallard', 'media tickets', 32));
    this.origin = new URL(settings.PUBLIC_URL).origin;
  }

  /** @param isOpen whether it is public */
  of(file: MediaFile, isOpen: boolean): string {
    const path = `${MEDIA_PATH}/${keyOf(file)}`;
    return isOpen ? path : `${path}?ticket=${this.ticketOf(file.id)}`;
  }

  /** Whether a ticket was issued for this media and has not expired. */
  isValidTicket(mediaId: string, ticket: string): boolean {
    const [, until = '', signature = ''] = TICKET.exec(ticket) ?? [];
    if (until === '' || Number.parseInt(until, 36) * 1_000 < Date.now()) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(mediaId, until)));
  }

  /** The id of the media at a URL of this site, with or without origin, ticket and fragment; null for any other URL. */
  idOf(address: string): string | null {
    const path = address.startsWith(`${this.origin}/`) ? address.slice(this.origin.length) : address;
    if (!path.startsWith(`${MEDIA_PATH}/`)) return null;
    const [name = ''] = path.slice(MEDIA_PATH.length + 1).split(/[?#]/, 1);
    return mediaFileOf(name)?.id ?? null;
  }

  /** @param field of the input, for the error @throws UnusableMedia for a URL that is not media of this site */
  idsAt(addresses: readonly string[], field: string): string[] {
    return addresses.map((address) => {
      const id = this.idOf(address);
      if (id === null)
        throw new UnusableMedia('MEDIA_NOT_FOUND', 'This is not the address of an upload on this site.', field);
      return id;
    });
  }

  /** The same for a whole day, so that browsers can use their cache. */
  private ticketOf(mediaId: string): string {
    const until = ((Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS) / 1_000;
    const written = until.toString(36);
    return `${written}.${this.sign(mediaId, written)}`;
  }

  private sign(mediaId: string, until: string): string {
    return createHmac('sha256', this.key).update(`${mediaId}.${until}`).digest('base64url').slice(0, 22);
  }
}

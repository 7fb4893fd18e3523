import type { NextFunction, Request, Response } from 'express';

/** Headers of every response (OWASP ASVS 5.0, 3.4). The page and media replace some by their own policies. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // It does not apply to CORS requests; media and the pictures of the build allow any site to embed them.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

const ENTRIES = Object.entries(SECURITY_HEADERS);

export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  for (const [name, value] of ENTRIES) response.setHeader(name, value);
  next();
}

/** On sites with https: browsers ask this host by https alone for a year. Its subdomains may be other sites. */
export function strictTransport(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  next();
}

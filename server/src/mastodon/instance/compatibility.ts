import { productVersion } from '#kernel/config/product-version.js';

/** The version of Mastodon whose API this is; clients compare it. */
export const MASTODON_VERSION = '4.5.0';
/** What clients ask for new features by: 7 is quotes, 9 the own profile; 10, collections, is not offered. */
export const API_VERSION = 9;
export const SOFTWARE_VERSION = productVersion();
/** Some programs read the text before the first space alone. */
export const VERSION_TEXT = `${MASTODON_VERSION} (compatible; Mallard ${SOFTWARE_VERSION})`;

import { readBuildDate } from '../facts/read-build-date.ts';

/** 360 days: RFC 9116 (2.5.5) recommends less than a year. */
const VALID_MS = 360 * 86_400_000;

/** When security.txt expires, counted from the build's date so that one commit always builds the same bytes. */
export const readSecurityExpiry = () => new Date(readBuildDate().getTime() + VALID_MS);

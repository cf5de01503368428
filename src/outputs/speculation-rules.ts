import { createHash } from 'node:crypto';

/** Loads a page of this site while the pointer rests on its link. The paths of files have a dot, and are left out. */
const hoverRule = {
  where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
  eagerness: 'moderate',
};
/** Fetches the pages in the open menu, because on a phone no hover comes before a tap. */
const menuRule = {
  where: { selector_matches: ':popover-open a:not([aria-current],[hreflang])' },
  eagerness: 'immediate',
};

/** The text of the script in each page. WebKit only prefetches. Chromium prerenders a page from what it has prefetched. */
export const speculationRules = JSON.stringify({ prefetch: [hoverRule, menuRule], prerender: [hoverRule] });

/** By this hash the policies allow that script. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}`;

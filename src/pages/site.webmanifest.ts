import { company } from '../content/company.ts';
import { INK } from '../illustrations/colours.ts';
import { manifestIcons } from '../machine/icons/icons.ts';

/** What a phone shows of the site on its home screen. From there it opens in the browser: it is a site, not an app. */
export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: INK,
    background_color: INK,
    icons: manifestIcons.map(({ name, side, maskable }) => ({
      src: `/${name}.png`,
      type: 'image/png',
      sizes: `${side}x${side}`,
      purpose: maskable ? 'maskable' : 'any',
    })),
  });

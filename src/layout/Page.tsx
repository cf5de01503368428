import type { ComponentType } from 'react';
import type { Words } from '../content/words.ts';
import { type ShownSite, SiteContext } from '../parts/use-site.ts';
import type { Site, SitePage } from '../site/load-sites.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const screens = import.meta.glob<Record<string, ComponentType<Words>>>('../screens/*.tsx', { eager: true });

interface Props extends Pick<ShownSite, 'translations' | 'photos'> {
  site: Site;
  page: SitePage;
}

/** Everything that visitors see of a page before they interact. The page "about" has the component About of screens/About.tsx. */
export function Page({ site, page, ...shown }: Props) {
  const name = page.id.charAt(0).toUpperCase() + page.id.slice(1);
  const Screen = screens[`../screens/${name}.tsx`]![name]!;
  return (
    <SiteContext value={{ ...site, ...shown }}>
      <Header path={page.path} />
      <main id="main" tabIndex={-1}>
        <Screen {...site.words} />
      </main>
      <Footer />
    </SiteContext>
  );
}

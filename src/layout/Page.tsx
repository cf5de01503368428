import { type ShownSite, SiteContext } from '../parts/use-site.ts';
import type { Site, SitePage } from '../site/load-site.ts';
import { Footer } from './Footer.tsx';
import { findScreen } from './find-screen.ts';
import { Header } from './Header.tsx';

interface Props extends Pick<ShownSite, 'translations' | 'photos'> {
  site: Site;
  page: SitePage;
}

/** Everything that visitors see of a page before they interact. */
export function Page({ site, page, ...shown }: Props) {
  const Screen = findScreen(page.id);
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

import { MARK_HAS_NAME } from '../content/brand/mark.ts';
import { EmailLink } from '../parts/EmailLink.tsx';
import { Name } from '../parts/Name.tsx';
import { useSite } from '../parts/use-site.ts';
import { mark } from '../site/mark.ts';
import { Languages } from './Languages.tsx';
import { PageLinks } from './PageLinks.tsx';
import '../parts/Button.css';
import './Header.css';

/**
 * Where the links do not fit a row they are a popover: the browser opens and closes it and restores the focus, so the menu
 * works without the page script.
 */
export function Header() {
  const { facts, words, pages } = useSite();
  const { menu, skipLink } = words.labels;
  return (
    <header className="header" data-ground="ink">
      <a className="header__skip button visually-hidden" href="#main">
        {skipLink}
      </a>
      <a className="header__brand" href={pages.home.path}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, read at build */}
        <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
        <span className={MARK_HAS_NAME ? 'visually-hidden' : undefined}>
          <Name>{facts.shortName}</Name>
        </span>
      </a>
      <button className="header__toggle" type="button" popoverTarget="menu">
        {menu.button}
      </button>
      <nav className="header__menu" id="menu" aria-label={menu.name} popover="auto">
        <PageLinks className="header__links" />
        <div className="header__foot cluster">
          <EmailLink className="header__email" />
          <Languages />
        </div>
      </nav>
    </header>
  );
}

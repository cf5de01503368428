import { MARK_HAS_NAME } from '../content/brand/mark.ts';
import { EmailLink } from '../parts/EmailLink.tsx';
import { Name } from '../parts/Name.tsx';
import { useSite } from '../parts/use-site.ts';
import { mark } from '../site/mark.ts';
import rowStyles from './HeaderRow.css?inline';
import { Languages } from './Languages.tsx';
import { measureHeader } from './measure-header.ts';
import '../parts/Button.css';
import './Header.css';

/**
 * Where the links do not fit a row they are a popover: the browser opens and closes it and restores the focus, so the menu
 * works without the page script.
 */
export function Header({ path }: { path: string }) {
  const { facts, words, listedPages, pages, translations, addRule } = useSite();
  const { menu, skipLink } = words.labels;
  const labels = listedPages.map(({ label }) => label);
  const rowWidth = measureHeader(MARK_HAS_NAME ? '' : facts.shortName, labels, translations.length);
  addRule(`:root{--row-width:${rowWidth}}@media screen and (width>=${rowWidth}em){${rowStyles}}`);
  return (
    <header className="header" data-ground="ink">
      <a className="header__skip button-link visually-hidden" href="#main">
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
        {menu.open}
      </button>
      <nav className="header__menu" id="menu" aria-label={menu.name} popover="auto">
        <ul className="header__links">
          {listedPages.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </a>
            </li>
          ))}
        </ul>
        <div className="header__foot">
          <EmailLink className="header__email" />
          <Languages />
        </div>
      </nav>
    </header>
  );
}

import { Mark } from '../content/brand/Mark.tsx';
import { company } from '../content/company.ts';
import { useSite } from '../parts/use-site.ts';
import { Languages } from './Languages.tsx';

/** A name with more characters is set smaller, so that it fits a phone's header in two or three lines. */
const LONG_NAME_CHARACTERS = 20;

/**
 * On narrow windows the links are a popover: the browser opens and closes it and
 * restores the focus, so the menu works without the page script.
 */
export function Header({ path }: { path: string }) {
  const { words, navigation, pages } = useSite();
  const { menu, skipLink } = words.labels;
  return (
    <header className="header" data-ground="ink">
      <a className="header__skip button-link" href="#main">
        <span className="button-link__label">{skipLink}</span>
      </a>
      <a
        className="header__brand"
        href={pages.home.path}
        data-long={company.name.length > LONG_NAME_CHARACTERS || undefined}
      >
        <Mark />
        <span>{company.name}</span>
      </a>
      <button className="header__toggle" type="button" popoverTarget="menu">
        <span className="header__open">{menu.open}</span>
        <span className="header__close">{menu.close}</span>
      </button>
      <nav className="header__menu" id="menu" aria-label={menu.name} popover="auto">
        <ul className="header__links">
          {navigation.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </a>
            </li>
          ))}
        </ul>
        <Languages />
      </nav>
    </header>
  );
}

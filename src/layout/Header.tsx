import { company } from '../content/company.ts';
import { navigation } from '../content/pages.ts';
import { Mark } from '../parts/Mark.tsx';

/**
 * On narrow windows the links are a popover: the browser itself opens, closes and gives the focus
 * back, so the menu works before and without our script, which only adds aria-expanded.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className="header band" data-ground="ink" data-address={findAddress(path)}>
      <a className="header__brand" href="/">
        <Mark />
        {company.name}
      </a>
      <button className="header__toggle" type="button" popoverTarget="menu" suppressHydrationWarning>
        <span className="header__open">Menu</span>
        <span className="header__close">Close</span>
      </button>
      <nav className="header__menu" id="menu" aria-label="Main" popover="auto" suppressHydrationWarning>
        <ul>
          {navigation.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** What stands on the printed page of where it comes from; nothing where there is no such page. */
function findAddress(path: string): string | undefined {
  const isPage = navigation.some((page) => page.path === path);
  return isPage ? `${company.site.replace('https://', '')}${path}`.replace(/\/$/, '') : undefined;
}

import { navigation } from '../content/navigation.ts';

export function Header({ path }: { path: string }) {
  return (
    <header className="header">
      {navigation.map((page) => (
        <a key={page.path} href={page.path} aria-current={page.path === path ? 'page' : undefined}>
          {page.label}
        </a>
      ))}
    </header>
  );
}

import { useSite } from '../parts/use-site.ts';

export function PageLinks({ className }: { className?: string }) {
  const { page, listedPages } = useSite();
  return (
    <ul className={className}>
      {listedPages.map(({ id, path, label }) => (
        <li key={id}>
          <a href={path} aria-current={id === page.id ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

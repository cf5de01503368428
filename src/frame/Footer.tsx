import { company } from '../content/company.ts';

export function Footer() {
  return <footer className="footer">{company.tagline}</footer>;
}

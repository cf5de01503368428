import { Name } from '../parts/Name.tsx';
import { Poster } from '../parts/Poster.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { AboutWords } from '../site/words.ts';
import './CompanyInformation.css';

/** What the footer doesn't say about the company, with a link to the commercial register, and the registration number as a poster. */
export function CompanyInformation({ title, register, labels }: AboutWords['companyInformation']) {
  const { facts } = useSite();
  const entry = <a href={facts.registerEntry ?? 'https://www.zefix.ch'}>{register}</a>;
  const rows = [
    { title: labels.founded, text: facts.founded },
    { title: labels.management, text: facts.managers && <Name>{facts.managers}</Name> },
    { title: labels.register, text: entry },
  ];
  return (
    <section className="band" id="company" data-ground="ink" data-joined>
      <h2 data-column="first">{title}</h2>
      <TermList className="rows" data-column="rest" terms={rows.filter(({ text }) => text)} />
      <dl className="company-number">
        <dt className="small">{labels.number}</dt>
        <Poster lines={[facts.uid]} data-tight />
      </dl>
    </section>
  );
}

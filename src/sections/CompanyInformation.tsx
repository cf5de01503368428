import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { AboutWords } from '../site/words.ts';
import '../parts/Poster.css';
import './AboutHead.css';

/** The facts of the company with a link to the commercial register, and the registration number as a poster. */
export function CompanyInformation({ title, register, labels }: AboutWords['companyInformation']) {
  const { facts } = useSite();
  const entry = <a href={facts.registerEntry ?? 'https://www.zefix.ch'}>{register}</a>;
  const rows = [
    { title: labels.name, text: facts.registeredName },
    { title: labels.seat, text: facts.town },
    { title: labels.address, text: `${facts.street}, ${facts.postcode} ${facts.town}` },
    { title: labels.founded, text: facts.founded },
    { title: labels.management, text: facts.managers },
    { title: labels.register, text: entry },
  ];
  return (
    <section className="band" id="company" data-ground="ink">
      <h2 data-column="first">{title}</h2>
      <TermList className="rows" data-column="rest" terms={rows.filter(({ text }) => text)} />
      <p className="company__label small">{labels.number}</p>
      <div className="poster title" data-tight>
        {facts.uid}
      </div>
    </section>
  );
}

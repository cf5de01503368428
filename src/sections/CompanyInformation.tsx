import { company } from '../content/company.ts';
import type { AboutWords } from '../content/words.ts';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';

/** The registration number as a poster with a link to the commercial register, and the facts of the company. */
export function CompanyInformation({ title, register, labels }: AboutWords['companyInformation']) {
  const { facts } = useSite();
  const street = company.street.replace(/ (?=\S+$)/, '\u00a0');
  const entry = <a href={facts.registerEntry || 'https://www.zefix.ch'}>{register}</a>;
  const rows = [
    { title: labels.name, text: facts.registeredName },
    { title: labels.seat, text: company.town },
    { title: labels.address, text: `${street}, ${company.postcode}\u00a0${company.town}` },
    { title: labels.founded, text: `${company.founded || ''}` },
    { title: labels.management, text: facts.managers },
  ];
  return (
    <section className="band" id="company" data-ground="ink">
      <h2>{title}</h2>
      <div className="poster title" data-tight>
        {company.uid}
      </div>
      <TermList className="rows" terms={[{ title: labels.number, text: entry }]} />
      <TermList className="rows small" data-column="rest" terms={rows.filter(({ text }) => text)} />
    </section>
  );
}

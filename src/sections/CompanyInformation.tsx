import { company } from '../content/company.ts';
import type { AboutWords } from '../content/words.ts';
import { useSite } from '../parts/use-site.ts';

const COMMERCIAL_REGISTER = 'https://www.zefix.ch';

/** The registration number as a poster with a link to the commercial register, and the facts of the company. */
export function CompanyInformation({ title, register, labels }: AboutWords['companyInformation']) {
  const { facts } = useSite();
  const rows = [
    [labels.name, facts.registeredName],
    [labels.seat, company.town],
    [
      labels.address,
      `${company.street.replace(/ (?=\S+$)/, '\u00a0')}, ${company.postcode}\u00a0${company.town}`,
    ],
    [labels.founded, `${company.founded || ''}`],
    [labels.management, facts.managers],
  ] as const;
  return (
    <section className="band" id="company" data-ground="ink">
      <h2>{title}</h2>
      <div className="poster title" data-tight>
        {company.uid}
      </div>
      <p className="lead" data-column="first">
        {labels.number}
      </p>
      <p className="lead" data-column="rest">
        <a className="target" href={facts.registerEntry || COMMERCIAL_REGISTER}>
          {register}
        </a>
      </p>
      <dl className="rows small" data-column="rest">
        {rows.map(
          ([label, fact], index) =>
            fact && (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

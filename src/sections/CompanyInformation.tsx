import { company } from '../content/company.ts';
import type { AboutWords } from '../content/words.ts';
import { EmailLink } from '../parts/EmailLink.tsx';
import { nameManagers } from '../site/name-managers.ts';
import { readRegistrationNumber } from '../site/read-registration-number.ts';

/** The registration number as a poster that shows its own arithmetic. */
export function CompanyInformation({ title, arithmetic, labels }: AboutWords['companyInformation']) {
  const number = readRegistrationNumber(company.uid);
  const facts = [
    [labels.name, company.name],
    [labels.seat, `${company.street}, ${company.postcode}\u00a0${company.town}`],
    [labels.founded, company.founded],
    [labels.management, nameManagers(company.management)],
    [labels.number, company.uid],
    [labels.email, <EmailLink key="link" />],
  ] as const;
  return (
    <section className="company band" id="company" data-ground="ink">
      <h2>{title}</h2>
      <p className="company__poster" role="img" aria-label={company.uid}>
        <span className="company__prefix">{number.prefix}</span>
        {number.digits.map(({ digit, weight }, index) => (
          <span className="company__digit" key={index}>
            {digit}
            <small>{`×${weight}`}</small>
          </span>
        ))}
        <span className="company__digit">{number.check}</span>
      </p>
      <div className="company__sum">
        <p>{arithmetic(number.sum, number.check)}</p>
        <p className="lead">{number.equation}</p>
      </div>
      <dl className="company__facts">
        {facts.map(
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

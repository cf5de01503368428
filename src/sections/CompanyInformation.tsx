import { company } from '../content/company.ts';
import type { AboutWords } from '../content/words.ts';
import { useSite } from '../parts/use-site.ts';
import { readRegistrationNumber } from '../site/read-registration-number.ts';

/** The registration number as a poster that shows its own arithmetic. */
export function CompanyInformation({
  title,
  arithmetic,
  register,
  labels,
}: AboutWords['companyInformation']) {
  const { managers, registerEntry } = useSite().facts;
  const { prefix, digits, check, equation } = readRegistrationNumber(company.uid);
  const facts = [
    [labels.name, company.name],
    [labels.seat, company.town],
    [
      labels.address,
      `${company.street.replace(/ (?=\S+$)/, '\u00a0')}, ${company.postcode}\u00a0${company.town}`,
    ],
    [labels.founded, company.founded],
    [labels.management, managers],
    [labels.number, company.uid],
  ] as const;
  return (
    <section className="company-information band" id="company" data-ground="ink">
      <h2 className="title">{title}</h2>
      <p className="visually-hidden">
        {`${company.uid}: ${digits.map(({ digit, weight }) => `${digit} × ${weight}`).join(' + ')} + ${check}`}
      </p>
      <div className="company-information__number" data-tight aria-hidden="true">
        <span>{prefix}</span>
        {digits.map(({ digit, weight }, index) => (
          <span key={index}>
            <span>
              {digit}
              <small>
                ×{weight}
                <br />
                {digit * weight}
              </small>
            </span>
            {index % 3 === 2 && '.'}
          </span>
        ))}
        <span>
          <span>
            {check}
            <small>
              <br />+{check}
            </small>
          </span>
        </span>
      </div>
      <div className="title" data-column="first">
        {equation}
      </div>
      <p className="lead" data-column="rest">
        {arithmetic} {registerEntry && <a href={registerEntry}>{register}</a>}
      </p>
      <dl className="rows small" data-column="rest">
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

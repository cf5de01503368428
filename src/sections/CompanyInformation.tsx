import { company } from '../content/company.ts';
import type { AboutWords } from '../content/words.ts';
import { EmailLink } from '../parts/EmailLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { readRegistrationNumber } from '../site/read-registration-number.ts';

/** The registration number as a poster that shows its own arithmetic, once the visitor presses its last digit. */
export function CompanyInformation({
  title,
  arithmetic,
  register,
  waiting,
  labels,
}: AboutWords['companyInformation']) {
  const { managers, registerEntry } = useSite().facts;
  const { prefix, digits, check, equation } = readRegistrationNumber(company.uid);
  const facts = [
    [labels.name, company.name],
    [labels.seat, `${company.street}, ${company.postcode}\u00a0${company.town}`],
    [labels.founded, company.founded],
    [labels.management, managers],
    [labels.number, company.uid],
    [labels.email, <EmailLink key="link" />],
  ] as const;
  return (
    <section className="company-information band" id="company" data-ground="ink">
      <h2>{title}</h2>
      <div className="company-information__prefix" data-tight>
        {prefix}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for data entry. */}
      <div className="company-information__digits" data-tight role="group" aria-label={company.uid}>
        {digits.map(({ digit, weight }, index) => (
          <div key={index}>
            {digit}
            <small>
              {`×${weight}`} <b>{digit * weight}</b>
            </small>
          </div>
        ))}
        <details>
          <summary>
            <span className="company-information__check">{check}</span>
            <u data-when="closed">{waiting.check}</u>
            <u data-when="open">{waiting.again}</u>
          </summary>
          <p className="lead">{equation}</p>
        </details>
      </div>
      <p className="company-information__sum">
        {arithmetic} {registerEntry && <a href={registerEntry}>{register}</a>}
      </p>
      <dl className="company-information__facts rows">
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

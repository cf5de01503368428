import type { companyInformation } from '../content/about.ts';
import { company } from '../content/company.ts';
import { readRegistrationNumber } from '../content/registration-number.ts';
import { EmailLink } from '../parts/EmailLink.tsx';

/** The registration number as a poster that shows its own arithmetic. */
export function CompanyInformation({ title, arithmetic, labels }: typeof companyInformation) {
  const number = readRegistrationNumber(company.uid)!;
  return (
    <section className="company band" id="company" data-ground="ink">
      <h2>{title}</h2>
      <p className="company__poster" role="img" aria-label={company.uid}>
        <span className="company__prefix">{number.prefix}</span>
        {number.digits.map(({ digit, weight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a digit is what it is
          <span className="company__digit" key={index}>
            {digit}
            <small>×{weight}</small>
          </span>
        ))}
        <span className="company__digit">{number.check}</span>
      </p>
      <div className="company__sum">
        <p>{arithmetic(number.sum)}</p>
        <p className="lead">{number.equation}</p>
      </div>
      <dl className="company__facts">
        <div>
          <dt>{labels.name}</dt>
          <dd>{company.name}</dd>
        </div>
        <div>
          <dt>{labels.seat}</dt>
          <dd>
            {company.street}, {`${company.postcode}\u00a0${company.town}`}
          </dd>
        </div>
        <div>
          <dt>{labels.number}</dt>
          <dd>{company.uid}</dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <EmailLink />
          </dd>
        </div>
      </dl>
    </section>
  );
}

import { EmailLink } from '../parts/EmailLink.tsx';
import { Name } from '../parts/Name.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { Languages } from './Languages.tsx';
import { PageLinks } from './PageLinks.tsx';
import './Footer.css';

export function Footer() {
  const { facts, words, resolveHref } = useSite();
  const { quickLinks, registration, tagline } = words.labels;
  const { contact } = words;
  return (
    <footer className="footer halves band" data-ground="ink">
      <p className="title">{tagline}</p>
      <div className="footer__lists">
        <nav aria-label={quickLinks.name}>
          <PageLinks />
        </nav>
        <address>
          <p>
            <strong>
              <Name>{facts.registeredName}</Name>
            </strong>
            <br />
            <Name>{facts.street}</Name>
            <br />
            <Name>{`${facts.postcode} ${facts.town}`}</Name>
          </p>
          <EmailLink />
          {facts.phone && <PhoneLink phone={facts.phone} />}
          {facts.profiles.map(({ name, url }) => (
            <a key={url} href={url} rel="me">
              {name}
            </a>
          ))}
          {/* Its tooltip is not for touch: the label says what the number is. */}
          <p>
            {contact.imprint.labels.number}
            <br />
            <a
              href={resolveHref(registration.destination)}
              data-tooltip={registration.explanation}
              aria-description={registration.explanation}
            >
              <Name>{facts.number}</Name>
            </a>
          </p>
        </address>
      </div>
      <div className="footer__legal cluster">
        <span>
          {'© '}
          {/* The year of the build. The page script replaces it with the current one. */}
          <span data-year>{new Date().getUTCFullYear()}</span> <Name>{facts.registeredName}</Name>
        </span>
        <a href={resolveHref({ page: 'contact', anchor: 'imprint' })}>{contact.imprint.title}</a>
        <a href={resolveHref({ page: 'contact', anchor: 'privacy' })}>{contact.privacy.title}</a>
        <a href={resolveHref({ page: 'contact', anchor: 'accessibility' })}>{contact.accessibility.title}</a>
      </div>
      <Languages />
    </footer>
  );
}

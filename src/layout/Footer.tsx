import { EmailLink } from '../parts/EmailLink.tsx';
import { Name } from '../parts/Name.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { Languages } from './Languages.tsx';
import './Footer.css';

export function Footer() {
  const { facts, words, listedPages, resolveHref } = useSite();
  const { quickLinks, registration, tagline } = words.labels;
  const { contact } = words;
  return (
    <footer className="footer band" data-ground="ink">
      <p className="title" data-column="left">
        {tagline}
      </p>
      <div className="footer__lists" data-column="right">
        <nav aria-label={quickLinks.name}>
          <ul>
            {listedPages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <address>
          <strong>
            <Name>{facts.registeredName}</Name>
          </strong>
          {/* Chromium reads blocks of one line as one word. */}
          <span>
            <Name>{facts.street}</Name>
            <br />
          </span>
          <Name>{`${facts.postcode} ${facts.town}`}</Name>
          <EmailLink />
          {facts.phone && <PhoneLink phone={facts.phone} />}
          {facts.profiles.map(({ name, url }) => (
            <a key={url} href={url} rel="me">
              {name}
            </a>
          ))}
          {/* Its tooltip is not for touch: the label says what the number is. */}
          <span>
            {contact.imprint.labels.number}
            <br />
            <a
              href={resolveHref(registration.destination)}
              data-tooltip={registration.explanation}
              aria-description={registration.explanation}
            >
              <Name>{facts.number}</Name>
            </a>
          </span>
        </address>
        <div className="footer__legal cluster">
          <span>
            {'© '}
            {/* The year of the build. The page script replaces it with the current one. */}
            <span data-year>{new Date().getUTCFullYear()}</span> <Name>{facts.registeredName}</Name>
          </span>
          <a href={resolveHref({ page: 'contact', anchor: 'imprint' })}>{contact.imprint.title}</a>
          <a href={resolveHref({ page: 'contact', anchor: 'privacy' })}>{contact.privacy.title}</a>
        </div>
        <Languages />
      </div>
    </footer>
  );
}

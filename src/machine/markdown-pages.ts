import * as about from '../content/about.ts';
import { company } from '../content/company.ts';
import * as contact from '../content/contact.ts';
import * as home from '../content/home.ts';
import * as methodology from '../content/methodology.ts';
import { pages } from '../content/pages.ts';
import { readRegistrationNumber } from '../content/registration-number.ts';
import * as services from '../content/services.ts';

interface Titled {
  title: string;
  text: string;
}

interface Action {
  label: string;
  path: string;
}

const email = `[${company.email}](mailto:${company.email})`;

/** The words of each page, in its order, as the blocks of a Markdown file. */
export const markdownPages: Record<string, string[]> = {
  [pages.home.path]: [
    `# ${home.hero.title.join(' ')}`,
    home.hero.lead,
    link(home.hero.primary),
    link(home.hero.secondary),
    `## ${services.cards.title.join(' ')}`,
    ...services.blocks.flatMap(({ id, title, card }) => [
      ...titled({ title, ...card }),
      link({ label: services.cards.action, path: `${pages.services.path}#${id}` }),
    ]),
    `## ${home.impact.title.join(' ')}`,
    ...home.impact.items.flatMap(titled),
    link(home.impact.action),
    ...close(home.closing),
  ],
  [pages.services.path]: [
    `# ${services.head.title}`,
    services.head.lead,
    ...services.blocks.flatMap(({ title, lead, points, caption, action }) => [
      `## ${title}`,
      lead,
      list(points),
      link(action),
      ...(caption ? [caption] : []),
    ]),
    ...close(services.closing),
  ],
  [pages.methodology.path]: [
    `# ${methodology.head.title}`,
    methodology.head.lead,
    ...methodology.phases.flatMap(({ title, lead, points }) => [
      `## ${title}`,
      lead,
      ...points.flatMap(titled),
    ]),
    ...close(methodology.closing),
  ],
  [pages.about.path]: [
    `# ${about.head.title}`,
    about.head.lead,
    `## ${about.mission.title}`,
    about.mission.text,
    `## ${about.values.title}`,
    ...about.values.items.flatMap(titled),
    ...describeCompany(about.companyInformation),
    ...close(about.closing),
  ],
  [pages.contact.path]: [
    `# ${contact.head.title}`,
    email,
    `## ${contact.facts.title}`,
    list([
      `${contact.facts.address.label}: ${contact.facts.address.lines.join(', ')}`,
      `${contact.facts.number.label}: ${company.uid}`,
      `${contact.facts.card.label}: ${link({ label: contact.facts.card.action, path: contact.facts.card.path })}`,
    ]),
    ...[contact.imprint, contact.privacy].flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs]),
  ],
};

/** Where the Markdown of a page is published; llmstxt.org gives a page without a file name the name index.html. */
export function findTwin(path: string): string {
  return `${path === pages.home.path ? '/index.html' : path}.md`;
}

function titled({ title, text }: Titled): string[] {
  return [`### ${title}`, text];
}

function close({ title, text, action }: { title: string[]; text: string; action: Action }): string[] {
  return [`## ${title.join(' ')}.`, text, link(action)];
}

function describeCompany({ title, arithmetic, labels }: typeof about.companyInformation): string[] {
  const { sum, equation } = readRegistrationNumber(company.uid)!;
  return [
    `## ${title}`,
    arithmetic(sum),
    equation,
    list([
      `${labels.name}: ${company.name}`,
      `${labels.seat}: ${company.street}, ${company.postcode} ${company.town}`,
      `${labels.number}: ${company.uid}`,
      `${labels.email}: ${email}`,
    ]),
  ];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function link({ label, path }: Action): string {
  return `[${label}](${company.site}${path})`;
}

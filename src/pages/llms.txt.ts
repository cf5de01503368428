import { company } from '../content/company.ts';
import { toAsciiEmail } from '../site/email.ts';
import { loadSites, type Site } from '../site/load-sites.ts';

const { name, street, postcode, town, email, phone, uid, site: origin } = company;

/** Who the company is and what each page says, for language models: https://llmstxt.org */
export async function GET() {
  const sites = await loadSites();
  const lists = sites.map((site, index) => {
    const heading = index === 0 ? site.words.labels.fileLabels.pages : site.language.name;
    return `## ${heading}\n\n${listPages(site)}\n`;
  });
  return new Response([introduce(sites[0]!), ...lists].join('\n'));
}

function introduce({ pages, facts, words }: Site): string {
  const { fileLabels } = words.labels;
  const contacts = [
    `${fileLabels.email} ${toAsciiEmail(email)}`,
    ...(phone ? [`${fileLabels.phone} ${phone}`] : []),
    `${fileLabels.number} ${uid}`,
  ];
  const address = `${name}, ${street}, ${postcode} ${town}, ${facts.country}`;
  return `# ${facts.name}\n\n> ${pages.home.description}\n\n${address}. ${contacts.join('. ')}.\n`;
}

const listPages = ({ listedPages }: Site) =>
  listedPages
    .map(({ path, label, description }) => `- [${label}](${origin}${path}): ${description}`)
    .join('\n');

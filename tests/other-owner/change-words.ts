import type { Company } from '../../src/content/company.ts';
import type { Labels, Service, ServicesWords, Words } from '../../src/content/words.ts';

/** Of the first three services; the second has a card of its own name no more than the others. */
const TITLES = ['Automati\u00adsierung von Routine\u00adarbeit', 'Machbarkeits\u00adstudien', 'Plattformen'];

/** One shares the drawing of the first service, one has none; the first has an example. */
const MORE_SERVICES: Service[] = [
  {
    id: 'maintenance',
    title: 'Betriebs\u00adüberwachung',
    card: {
      text: 'Wir halten am Laufen, was wir gebaut haben, und sagen, wann es sich nicht mehr lohnt.',
      action: 'Zum Betrieb',
    },
    lead: 'Überwachung, Aktualisierung und Datensicherung im laufenden Betrieb.',
    points: ['Überwachung rund um die Uhr', 'Aktualisierungen ohne Unterbruch'],
    drawing: 'agents',
    caption: 'Zwölf Programme, jedes in seinem Bereich.',
    action: { label: 'Betrieb besprechen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: ein nächtlicher Abgleich',
      picture: 'bars',
      steps: [
        'Der Abgleich läuft jede Nacht.',
        'Er bricht ab und meldet sich.',
        'Am Morgen liegt der Grund vor.',
      ],
    },
  },
  {
    id: 'integration',
    title: 'Schnittstellen\u00adentwicklung nach Mass',
    card: {
      text: 'Zwei Programme, die einander bisher nicht kannten, tauschen Daten aus.',
      action: 'Zur Schnittstelle',
    },
    lead: 'Verbindungen zwischen den Programmen, die Sie schon haben.',
    points: ['Prüfung jeder Übergabe', 'Protokoll jeder Übergabe', 'Dokumentation für Ihre Leute'],
    action: { label: 'Schnittstelle besprechen', page: 'contact' },
  },
];

/**
 * Words twice as long, other titles of services, and two services more: what an owner may make of a language's words.
 * A file of words exports texts, or a function of the facts that returns them.
 */
export function changeWords<Own>(own: Own, name: keyof Words, code: string): Own {
  if (typeof own !== 'function') return name === 'labels' ? (changeLabels(own as Labels) as Own) : own;
  const write = (company: Company) => {
    const { page, ...words } = own(company) as ServicesWords;
    if (name === 'notFound') return { page, ...words };
    const changed = changeTexts(words, sayTwice);
    return { ...changed, page, ...(name === 'services' && { blocks: changeServices(words.blocks, code) }) };
  };
  return write as Own;
}

/** The name of a button that copies contains the label on it. */
const changeLabels = (labels: Labels) => ({ ...changeTexts(labels, addWord), copying: labels.copying });

function changeServices(blocks: Service[], code: string): Service[] {
  // In each language something else, as a translation is.
  const translate = (text: string) => (text.includes(' ') ? `${code} ${text}` : text);
  const renamed = blocks.map((block, index) => {
    const { title: _, ...card } = block.card;
    return { ...block, card, title: translate(TITLES[index] ?? block.title) };
  });
  return changeTexts([...renamed, ...changeTexts(MORE_SERVICES, translate)], sayTwice);
}

const sayTwice = (text: string) => (text.endsWith('.') ? `${text} ${text}` : text);

/** Labels stand in no sentence; what begins with a small letter is no label. */
const addWord = (text: string) => (/^\p{Lu}/u.test(text) ? `${text} hier` : text);

/** The same data with each text changed, also those that functions write. */
function changeTexts<Data>(data: Data, change: (text: string) => string): Data {
  return walk(data) as Data;

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return change(value);
    if (typeof value === 'function') return (...facts: unknown[]) => walk(value(...facts));
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  }
}

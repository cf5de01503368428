import type { Facts, Labels, Service, ServicesWords, StepsExample } from '../../src/content/words.ts';

const TITLES = [
  'Automati\u00adsierung von Routine\u00adarbeit',
  'Machbarkeits\u00adstudien',
  'Plattformen',
  'Betriebs\u00adüberwachung',
  'Schnittstellen\u00adentwicklung nach Mass',
];
const STEPS: StepsExample = {
  kind: 'steps',
  title: 'Beispiel: ein nächtlicher Abgleich',
  picture: 'bars',
  steps: [
    'Der Abgleich läuft jede Nacht.',
    'Er bricht ab und meldet sich.',
    'Am Morgen liegt der Grund vor.',
  ],
};

/**
 * Words twice as long, other titles of services, and two services more: what an owner may make of a file of words.
 */
export const changeWords =
  <Own extends object>(write: (facts: Facts) => Own, file: string, code: string) =>
  (facts: Facts): Own => {
    const words = write(facts);
    if (file === 'not-found') return words;
    if (file === 'interface') return changeLabels(words as Labels) as object as Own;
    const { page, ...others } = words as ServicesWords;
    const blocks = file === 'services' && { blocks: changeServices(others.blocks, code) };
    return { ...changeTexts(others, sayTwice), page, ...blocks } as object as Own;
  };

/** The name of a button that copies contains the label on it. */
const changeLabels = (labels: Labels) => ({ ...changeTexts(labels, addWord), copying: labels.copying });

/** Two more follow: the first once more, with another example, and the second without its drawing and example. */
function changeServices(blocks: Service[], code: string): Service[] {
  // In each language something else, as a translation is.
  const translate = (text: string) => (text.includes(' ') ? `${code} ${text}` : text);
  const [first, second] = blocks as [Service, Service];
  const { drawing: _drawing, caption: _caption, example: _example, ...plain } = second;
  const maintenance = { ...first, id: 'maintenance', example: changeTexts(STEPS, translate) };
  const services = [...blocks, maintenance, { ...plain, id: 'integration' }].map((block, index) => {
    const title = translate(TITLES[index]!);
    // No card has a name of its own; no two have the same text.
    return { ...block, title, card: { text: `${title}: ${block.card.text}`, action: block.card.action } };
  });
  return changeTexts(services, sayTwice);
}

const sayTwice = (text: string) => (text.endsWith('.') ? `${text} ${text}` : text);

/** Labels stand in no sentence; what begins with a small letter is no label. */
const addWord = (text: string) => (/^\p{Lu}/u.test(text) ? `${text} hier` : text);

/** The same data with each text changed. */
function changeTexts<Data>(data: Data, change: (text: string) => string): Data {
  return walk(data) as Data;

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  }
}

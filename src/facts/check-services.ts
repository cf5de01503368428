import type { Service } from '../content/services.ts';
import { programmes } from '../illustrations/programmes.ts';
import { SIDE } from '../illustrations/slides.ts';
import { stepPictures } from '../illustrations/step-pictures.ts';

const FILE = 'src/content/services.ts';
const FEWEST = 2;
const MOST = 5;
/** As many letters fit one line of a title in a window of 320 px, and of a card between two others at 600 px. */
const LONGEST_WORD = 14;
const SOFT_HYPHEN = '\u00ad';

/** Posters are square; the other drawings are made for one place. */
const drawings = Object.entries(programmes)
  .filter(([, { width, height }]) => width === SIDE && height === SIDE)
  .map(([name]) => name);

/** Everything that is wrong with the owner's services, one sentence each: file, field, value, what would be right. */
export function checkServices(services: readonly Service[]): string[] {
  const ids = services.map(({ id }) => id);
  const problems = services.flatMap((service, index) => [
    ...findWrongNames(service, ids.slice(0, index)),
    ...findLongWords(service),
  ]);
  if (services.length < FEWEST || services.length > MOST)
    problems.unshift(`blocks has ${services.length} services; the design has room for ${FEWEST} to ${MOST}.`);
  return problems.map((problem) => `${FILE}: ${problem}`);
}

function* findWrongNames({ id, title, drawing, example }: Service, earlierIds: string[]) {
  const of = `of ${JSON.stringify(title)}`;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    yield `id ${JSON.stringify(id)} ${of} must be small letters, digits and hyphens, such as agents.`;
  if (earlierIds.includes(id))
    yield `id ${JSON.stringify(id)} ${of} is another service's already; each needs its own.`;
  if (drawing !== undefined && !drawings.includes(drawing))
    yield `drawing ${JSON.stringify(drawing)} ${of} does not exist; choose ${list(drawings)}, or leave it out.`;
  if (example?.kind === 'steps' && !(example.picture in stepPictures))
    yield `picture ${JSON.stringify(example.picture)} ${of} does not exist; choose ${list(Object.keys(stepPictures))}.`;
}

function findLongWords({ title, card, example }: Service) {
  const words = [title, card.title, example?.title].flatMap((text) => text?.split(/[\s-]+/) ?? []);
  return words
    .filter((word) => word.split(SOFT_HYPHEN).some((part) => part.length > LONGEST_WORD))
    .map(
      (word) =>
        `title word ${JSON.stringify(word)} has more than ${LONGEST_WORD} letters in a row; write \\u00ad where it may break.`,
    );
}

function list(names: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
